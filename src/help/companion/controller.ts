/** Carries out the companion's effects, and sends it the events of the device, the page, the demonstrator and a timer. */
import type { DeviceStore } from '../../thermostat/device-store'
import { decide } from './decide'
import { createDemonstrator, idleWait, type Script, type Timers } from './demonstrator'
import { timedDeviceOf } from './device-queries'
import type { Effect } from './events'
import type { CompanionController, CompanionStore } from './store'
import type { SceneControl } from './time/scene-control'
import type { ScriptContext } from './time/scene-script'

interface ControllerWindow extends Timers {
  addEventListener(type: 'pagehide', listener: () => void): void
  removeEventListener(type: 'pagehide', listener: () => void): void
}

/** @param withSceneControl loads the scene control, then calls `onLoaded` with it, possibly at once */
export function createController(
  store: DeviceStore,
  window: ControllerWindow,
  { send, getState, report }: Pick<CompanionStore, 'send' | 'getState' | 'report'>,
  withSceneControl: (onLoaded: (sceneControl: SceneControl) => void) => Promise<void>,
): CompanionController {
  const demonstrator = createDemonstrator(store, window, (buttons) => send({ type: 'pressing', buttons }))
  const context: ScriptContext = { demonstrator, send, getDemoSpeed: () => getState().speed }
  let timer: number | undefined
  let sceneControl: SceneControl | null = null

  function wait(ms: number): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => send({ type: 'waited' }), ms)
  }

  const effectHandlers: { readonly [Type in Effect['type']]: (effect: CompanionEffectOf<Type>) => void } = {
    'stop-demonstrator': demonstrator.stop,
    send: ({ deviceEvent }) => demonstrator.send(deviceEvent),
    'wait-until-idle': () => demonstrator.begin(waitUntilIdle(context)),
    perform: (effect) => demonstrator.begin(performStep(effect, context)),
    wait: ({ ms }) => wait(ms),
    report: ({ progress }) => report(progress),
    'prepare-scene': ({ target }) => sceneControl?.prepare(target, send),
    'start-scene': () => sceneControl?.start(context),
    'pause-time': () => sceneControl?.pauseTime(),
    'end-scene': () => sceneControl?.end(),
  }

  const unsubscribe = store.subscribe(({ input }, { device: before }) => {
    if (input) send({ type: 'device-input', input, before })
  })
  const onPageHide = () => send({ type: 'page-hidden' })
  window.addEventListener('pagehide', onPageHide)

  return {
    decide: (state, event) => decide(state, event, timedDeviceOf(store)),
    perform: (effect) => (effectHandlers[effect.type] as (effect: Effect) => void)(effect),
    async playScene() {
      const { phaseState } = getState()
      if (phaseState.phase !== 'explaining') return
      await withSceneControl((loaded) => {
        // Later calls keep the first instance, because it holds the state of the scene in progress.
        sceneControl ??= loaded
        send({ type: 'play-scene', target: phaseState.target })
      })
    },
    dispose() {
      window.clearTimeout(timer)
      window.removeEventListener('pagehide', onPageHide)
      unsubscribe()
      demonstrator.dispose()
    },
  }
}

type CompanionEffectOf<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>

function* waitUntilIdle({ send }: ScriptContext): Script {
  yield idleWait
  send({ type: 'device-idle' })
}

function* performStep(
  { step, timing }: CompanionEffectOf<'perform'>,
  { demonstrator, send }: ScriptContext,
): Script {
  if (timing.readMs > 0) yield { ms: timing.readMs }
  yield* demonstrator.perform(step, timing)
  if (timing.lookMs > 0) yield { ms: timing.lookMs }
  send({ type: 'performed' })
}
