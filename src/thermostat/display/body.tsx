import type { Picture } from '../device/device'
import { Home } from './kinds/home'
import { Info } from './kinds/info'
import { Choice, Menu } from './kinds/lists'
import { Question } from './kinds/question'
import { Reading } from './kinds/reading'
import { Start } from './kinds/start'
import { Connected, FixedValue, Progress } from './kinds/status'
import { Stepper } from './kinds/stepper'
import { SystemInfo } from './kinds/system-info'
import { Tabs } from './kinds/tabs'
import { Test } from './kinds/test'
import { Walk } from './kinds/walk'

/** Draws a body by its kind. Without a default case, a missing kind does not compile. */
export function Body({ body }: Pick<Picture, 'body'>) {
  switch (body.kind) {
    case 'blank':
      return null
    case 'start':
      return <Start body={body} />
    case 'home':
      return <Home body={body} />
    case 'menu':
      return <Menu body={body} />
    case 'choice':
      return <Choice body={body} />
    case 'question':
      return <Question body={body} />
    case 'stepper':
      return <Stepper body={body} />
    case 'reading':
      return <Reading body={body} />
    case 'system-info':
      return <SystemInfo body={body} />
    case 'info':
      return <Info body={body} />
    case 'tabs':
      return <Tabs body={body} />
    case 'walk':
      return <Walk body={body} />
    case 'moment':
      return <FixedValue body={body} />
    case 'connected':
      return <Connected body={body} />
    case 'progress':
      return <Progress body={body} />
    case 'test':
      return <Test body={body} />
  }
}
