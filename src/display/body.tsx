import type { ComponentType } from 'react'
import type { Picture } from '../device/device'
import { Home } from './kinds/home'
import { Choice, Menu } from './kinds/lists'
import { Start } from './kinds/start'

type AnyBody = Picture['body']

export interface FurtherProps {
  readonly body: Exclude<AnyBody, { kind: 'blank' | 'start' | 'home' | 'menu' | 'choice' }>
}

let Further: ComponentType<FurtherProps> | null = null

/** Adds the component for all further kinds, before any screen shows one. */
export function addKinds(component: ComponentType<FurtherProps>): void {
  Further = component
}

/** The component for each kind of body. A new kind does not compile without one, here or in `further.tsx`. */
export function Body({ body }: { readonly body: AnyBody }) {
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
    default:
      return Further && <Further body={body} />
  }
}
