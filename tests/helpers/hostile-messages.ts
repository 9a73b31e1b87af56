/** Wrong messages, also nearly correct ones, for the product in a frame and for the host page. */
import fc from 'fast-check'

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
})
const types = [
  'ready',
  'screen',
  'language',
  'press',
  'task',
  'go',
  'iframe-resized',
  '__proto__',
  'toString',
  1,
]
const fields = [
  'path',
  'lang',
  'button',
  'task',
  'state',
  'presses',
  'fewest',
  'mode',
  'value',
  'height',
  '__proto__',
]

/** Any value; a message of a known type with any value in each place; a text in the format of iframe-resizer. */
export const hostileMessages: fc.Arbitrary<unknown> = fc.oneof(
  anything,
  fc
    .tuple(
      fc.constantFrom(1, 2, '1', null),
      fc.constantFrom(...types),
      fc.dictionary(fc.constantFrom(...fields), anything),
    )
    .map(([v, type, rest]) => ({ v, type, ...rest })),
  fc
    .array(fc.oneof(fc.string(), fc.constantFrom('message', 'pageInfo', 'true', '8', '{', '{"v":1}', '[')), {
      maxLength: 9,
    })
    .map((parts) => `[iFrameSizer]${parts.join(':')}`),
)
