/** What programs and applications are called on every screen that names them, and each language. */
import type { Application, Language, Program } from '../settings'
import { amount, type Text, type TextId } from '../text'

export const programNames: Readonly<Record<Program, TextId>> = {
  week: 'program.week',
  timer: 'program.timer',
  remoteControlProgram: 'program.remoteControl',
  delayedStartup: 'functions.delayedStartup',
}

export const applicationNames: Readonly<Record<Application, TextId>> = {
  hotel: 'applications.hotel',
  comfortHeating: 'applications.comfortHeating',
  powerControl: 'applications.powerControl',
  groundHeating: 'applications.groundHeating',
}

/** Each language in its own tongue, whatever the language in use. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sv: 'Svenska',
  no: 'Norsk',
  fi: 'Suomi',
  da: 'Dansk',
  de: 'Deutsch',
}

export function percentText(percent: number): Text {
  return percent === 0 ? 'word.off' : amount(percent, 'unit.percent')
}
