/** The script of `embed.html`: connects the live element with its log and its forms. */
import type {
  FloorThermostatDetails,
  FloorThermostatElement,
  ThermostatMode,
  ThermostatSpeed,
  ThermostatTask,
  ThermostatTime,
} from '../../messages/embed'
import { addCopyButtons } from './copy-buttons'
import { connectLanguageChoice } from './language-choice'
import './embed-page.css'

const MAX_LOG_LINES = 100

/** Every event of the element, as a table so that a missing one does not compile. */
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

const find = <Kind extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as Kind | null

addCopyButtons(document, new URL('.', location.href).href)

const thermostat = find<FloorThermostatElement>('live-thermostat')
const log = find('log')
const controls = find<HTMLFormElement>('controls-form')
const taskForm = find<HTMLFormElement>('task-form')
const timeForm = find<HTMLFormElement>('time-form')
const taskList = find('task-list')
const taskIds = find('ids')
const choice = find('language-choice')
if (choice && thermostat)
  connectLanguageChoice(choice, thermostat, document.querySelectorAll<HTMLElement>('[data-snippet]'))
if (thermostat && log) logEvents(thermostat, log)
if (thermostat && controls) connectControls(thermostat, controls)
if (thermostat && taskForm) connectTaskForm(thermostat, taskForm)
if (thermostat && timeForm) connectTimeForm(thermostat, timeForm)
if (taskList && taskIds) offerTaskIds(taskList, taskIds)

/** Adds a line for each event, the newest first. */
function logEvents(thermostat: FloorThermostatElement, list: Element): void {
  for (const type of eventTypes) {
    thermostat.addEventListener(type, ({ detail }) => {
      const line = document.createElement('li')
      const name = document.createElement('b')
      name.textContent = type
      line.append(name, ' ', JSON.stringify(detail))
      list.prepend(line)
      while (list.children.length > MAX_LOG_LINES) list.lastElementChild?.remove()
    })
  }
}

/** The fields show the state of the device, and change it. */
function connectControls(thermostat: FloorThermostatElement, form: HTMLFormElement): void {
  const lang = form.elements.namedItem('lang')
  const path = form.elements.namedItem('path')
  if (!(lang instanceof HTMLSelectElement && path instanceof HTMLInputElement)) return
  const show = () => {
    lang.value = thermostat.lang
    if (path !== document.activeElement) path.value = thermostat.path
  }
  for (const type of eventTypes) thermostat.addEventListener(type, show)
  lang.addEventListener('change', () => {
    thermostat.lang = lang.value
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    thermostat.path = path.value
  })
  form.addEventListener('reset', (event) => {
    // The device's events set the fields.
    event.preventDefault()
    thermostat.reset()
  })
}

function connectTaskForm(thermostat: FloorThermostatElement, form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { task, ...options } = readFilledFields(form) as Partial<TaskFields>
    if (task) thermostat.startTask(task, options)
  })
}

/** Offers the ids of the listed tasks in the form's field. */
function offerTaskIds(list: Element, options: Element): void {
  for (const { firstElementChild: id } of list.children) options.append(new Option(id?.textContent ?? ''))
}

function connectTimeForm(thermostat: FloorThermostatElement, form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { time, speed } = readFilledFields(form)
    thermostat.letTimeRun({
      ...(time && { time: time as ThermostatTime }),
      ...(speed && { speed: Number(speed) as ThermostatSpeed }),
    })
  })
  form.addEventListener('reset', (event) => {
    // The selected values stay.
    event.preventDefault()
    thermostat.backToNow()
  })
}

function readFilledFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]).filter(([, text]) => text),
  )
}

/** The fields of the task form. The device ignores unknown values. */
interface TaskFields {
  readonly task: ThermostatTask
  readonly mode: ThermostatMode
  readonly value: string
}
