/** `embed.html`: the element live, what it tells, and what to copy. */
import type {
  FloorThermostatDetails,
  FloorThermostatElement,
  ThermostatMode,
  ThermostatSpeed,
  ThermostatTask,
  ThermostatTime,
} from '../../messages/embed'
import { addCopyButtons } from './copy-buttons'
import './embed-page.css'

/** As many lines as the log keeps. */
const MAX_LOG_LINES = 100

/** Every event of the element; a forgotten one does not compile. */
const events: Readonly<Record<keyof FloorThermostatDetails, true>> = {
  ready: true,
  screen: true,
  language: true,
  press: true,
  task: true,
  time: true,
  error: true,
}
const eventTypes = Object.keys(events) as (keyof FloorThermostatDetails)[]

addCopyButtons(document, new URL('.', location.href).href)

const thermostat = document.querySelector('floor-thermostat')
const form = document.querySelector<HTMLFormElement>('.orders')
const log = document.querySelector('.log')
if (thermostat && log) logEvents(thermostat, log)
if (thermostat && form) connectControls(thermostat, form)
const task = document.querySelector<HTMLFormElement>('.task')
if (thermostat && task) connectTaskForm(thermostat, task)
const time = document.querySelector<HTMLFormElement>('.time')
if (thermostat && time) connectTimeForm(thermostat, time)

/** The newest line stands first. */
function logEvents(from: FloorThermostatElement, list: Element): void {
  for (const type of eventTypes) {
    from.addEventListener(type, ({ detail }) => {
      const line = document.createElement('li')
      const name = document.createElement('b')
      name.textContent = type
      line.append(name, ' ', JSON.stringify(detail))
      list.prepend(line)
      while (list.children.length > MAX_LOG_LINES) list.lastElementChild?.remove()
    })
  }
}

/** The fields show what is so, and ask for what they are changed to. */
function connectControls(to: FloorThermostatElement, form: HTMLFormElement): void {
  const lang = form.querySelector('select')
  const path = form.querySelector('input')
  if (!lang || !path) return
  const show = () => {
    lang.value = to.lang
    if (path !== document.activeElement) path.value = to.path
  }
  for (const type of eventTypes) to.addEventListener(type, show)
  lang.addEventListener('change', () => {
    to.lang = lang.value
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    to.path = path.value
  })
  form.addEventListener('reset', (event) => {
    // The fields then show what the device says.
    event.preventDefault()
    to.reset()
  })
}

/** Offers the ids that the page lists. */
function connectTaskForm(on: FloorThermostatElement, form: HTMLFormElement): void {
  const ids = [...document.querySelectorAll('.tasks li > code')].map(
    ({ textContent }) => new Option(textContent),
  )
  form.querySelector('datalist')?.append(...ids)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { task, ...options } = readFilledFields(form) as Partial<TaskFields>
    if (task) on.startTask(task, options)
  })
}

function connectTimeForm(on: FloorThermostatElement, form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { time, speed } = readFilledFields(form)
    on.letTimeRun({
      ...(time && { time: time as ThermostatTime }),
      ...(speed && { speed: Number(speed) as ThermostatSpeed }),
    })
  })
  form.addEventListener('reset', (event) => {
    // What was chosen stays to be chosen again.
    event.preventDefault()
    on.backToNow()
  })
}

/** What the fields of a form say, without the empty ones. */
function readFilledFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]).filter(([, text]) => text),
  )
}

/** The fields of the form; what the product does not know it ignores. */
interface TaskFields {
  readonly task: ThermostatTask
  readonly mode: ThermostatMode
  readonly value: string
}
