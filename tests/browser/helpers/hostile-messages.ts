/** Messages that are nearly or entirely wrong, for the product in a frame as for the page around it. */

/**
 * Posts 10,000 of them, each type with each value in each place, and none that means something. Runs in the page,
 * so it uses nothing outside itself.
 * @param to `parent`, or the page's first frame
 */
export async function postHostile(to: 'parent' | 'frame'): Promise<void> {
  const target = to === 'parent' ? window.parent : window.frames[0]
  if (!target || target === window) throw new Error('The page has nobody to post to.')
  const deep = (depth: number) => {
    let value: unknown = []
    for (let level = 0; level < depth; level++) value = { v: 1, type: value, path: [value] }
    return value
  }
  const cyclic: Record<string, unknown> = { v: 1, type: 'go' }
  cyclic.path = cyclic
  const huge = 'x'.repeat(300_000)
  const values: unknown[] = [
    ...[null, undefined, true, 0, -1, 1e308, Number.NaN, 1n],
    ...['', '/', '\u0000', huge, '//evil.example', `/${huge}`, 'home', 'constructor', '__proto__'],
    ...['EN', 'xx'],
    ...[[], [[]], ['/home'], {}, { v: 1 }, { length: 1 }, Object.create(null), deep(200), cyclic],
    ...[new Date(Number.NaN), /x/, new Map([['v', 1]]), new Set([1]), new ArrayBuffer(8), new Uint8Array(3)],
    ...[new Error('no'), new Blob(['x'])],
  ]
  const names = ['', ...'__proto__ constructor toString valueOf hasOwnProperty pageInfo message'.split(' ')]
  const news = 'ready screen language press task time'.split(' ')
  const types = [...news, 'go', 'iframe-resized', 'iframe-child-init', 1]
  const places = ['v', 'path', 'lang', 'button', 'task', 'state', 'presses', 'at', 'speed', ...names]
  const texts = [
    ...['', ':', '{}', '[]', 'null', '{"v":1', '{"v":1,"type":"go","path":5}', '{"__proto__":{"v":1}}'],
    ...[':::::::::', 'NaN', '{"iframe":{},"viewport":7}', '{"iframeHeight":1e999}', '['.repeat(9000)],
  ]
  const pick = <One>(from: readonly One[], at: number) => from[at % from.length] as One
  /** No path: the device goes to none of over 200 letters, the element is told any. */
  const noPath = (value: unknown, longest: number) =>
    typeof value === 'string' && value.startsWith('/') && value.length <= longest ? `x${value}` : value
  for (let count = 0; count < 10_000; count++) {
    const [a, b, c] = [pick(values, count), pick(values, count * 7 + 3), pick(values, (count * 13) >> 2)]
    const no = noPath(a, Number.POSITIVE_INFINITY)
    const all = {
      path: no,
      lang: a,
      button: a,
      height: a,
      task: a,
      state: a,
      presses: a,
      fewest: a,
      speed: a,
    }
    const message = [
      () => a,
      () => ({ v: 1, type: pick(types, count >> 3), ...all, at: a, [pick(places, count)]: no }),
      () => ({ v: 1, type: 'go', path: noPath(a, 200) }),
      () => ({ v: 1, type: 'language', lang: a }),
      () => ({ v: 1, type: 'task', task: a, mode: b, value: c }),
      () => ({ v: a, type: b, path: c, lang: a }),
      () => ({ v: 1, type: pick(names, count >> 3), path: '/home' }),
      () => ({ type: pick(names, count), [pick(names, count + 1)]: b }),
      () => `[iFrameSizer]${pick(names, count >> 3)}:${pick(texts, count >> 2)}`,
      () => `[iFrameSizer]${pick(texts, count)}:${pick(names, count)}:${pick(texts, count >> 4)}`,
      () => `[iFrameSizer${pick(texts, count)}`,
      () => `[iFrameSizer]${pick(names, count)}:8:true:false:32:true:true:${pick(texts, count)}:x:y`,
    ][count % 12]?.()
    target.postMessage(message, '*')
    // The browser’s message queue is limited.
    if (count % 500 === 0) await new Promise((next) => setTimeout(next))
  }
}
