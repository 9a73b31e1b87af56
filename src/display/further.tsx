/** What the display shows on further screens only: whoever loads this module adds it to the display. */
import { addKinds, type FurtherProps } from './body'
import { furtherIcons } from './further-icons'
import { addIcons } from './icons'
import { Info } from './kinds/info'
import { Connected, Moment, Progress } from './kinds/moments'
import { Question } from './kinds/question'
import { Reading } from './kinds/reading'
import { Stepper } from './kinds/stepper'
import { SystemInfo } from './kinds/system-info'
import { Tabs } from './kinds/tabs'
import { Test } from './kinds/test'
import { Walk } from './kinds/walk'
import { copyOf, slideOut } from './leaving'
import { addSlide } from './slide'
import './kinds/readings.css'
import './kinds/steppers.css'
import './kinds/panels.css'

/** There is no default: a new kind does not compile without its component. */
function FurtherBody({ body }: FurtherProps) {
  switch (body.kind) {
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
      return <Moment body={body} />
    case 'connected':
      return <Connected body={body} />
    case 'progress':
      return <Progress body={body} />
    case 'test':
      return <Test body={body} />
  }
}

addKinds(FurtherBody)
addIcons(furtherIcons)
addSlide({ copyOf, slideOut })
