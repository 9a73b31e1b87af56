/** Collects every text of a picture, without knowing the kinds of pictures. */
import type { Device, Picture, Text } from '../../../src/thermostat/device/device'
import type { Core } from './moves'
import { recordReads } from './record-reads'
import { changesOf, classOf, placeOf } from './values'

/** Properties of a picture whose strings are not texts, such as paths and icons. */
const nonTextProperties = new Set([
  ...['kind', 'path', 'icon', 'raw', 'mode', 'tone', 'wifi', 'notice', 'context', 'status', 'value', 'code'],
])

function isText(value: object): value is Exclude<Text, string> {
  return (
    ('id' in value && 'values' in value) ||
    ('number' in value && typeof value.number === 'number') ||
    ('time' in value && typeof value.time === 'number') ||
    ('date' in value && 'as' in value) ||
    'verbatim' in value
  )
}

function collect(value: unknown, into: Map<string, Text>) {
  if (typeof value === 'string') into.set(value, value as Text)
  else if (typeof value !== 'object' || value === null) return
  else if (Array.isArray(value)) for (const part of value) collect(part, into)
  else if (isText(value)) into.set(JSON.stringify(value), value)
  else for (const [name, part] of Object.entries(value)) if (!nonTextProperties.has(name)) collect(part, into)
}

/** Draws each device, and draws it again with every other value of each field that its picture reads. */
export class TextCollector {
  readonly all = new Map<string, Text>()
  readonly notices = new Set<Picture['notice']>()
  pictures = 0
  private readonly drawn = new Set<string>()
  private readonly core: Core

  constructor(core: Core) {
    this.core = core
  }

  draw(device: Device) {
    const { result, reads } = recordReads(device, this.core.createPicture)
    this.read(result)
    for (const name of reads) {
      const key = `${baseOf(device)} ${name} ${classOf(device, name)}`
      if (this.drawn.has(key)) continue
      this.drawn.add(key)
      for (const change of changesOf(device, name))
        this.read(this.core.createPicture(this.core.step(device, change)))
    }
  }

  private read(picture: Picture) {
    this.pictures++
    this.notices.add(picture.notice)
    collect(picture, this.all)
  }
}

/** The fields that most pictures depend on. */
function baseOf(device: Device): string {
  const { view, settings } = device
  const { path, overlay } = placeOf(device)
  return [path, view.focus, overlay?.status, settings.application, settings.program].join(' ')
}
