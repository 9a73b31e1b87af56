/** Carries out the companion's effects, and sends it the events of the device, the clock and the page. */
import type { DeviceStore } from '../../thermostat/device-store'
import { decide } from './decide'
import { createDemonstrator, restWait, type Script, type Timers } from './demonstrator'
import { timedDeviceOf } from './device-queries'
import type { Effect } from './events'
import type { CompanionController, CompanionStore } from './store'
import type { ScenePlayer } from './time/scene-script'
import type { Scenes } from './time/scenes'

interface ControllerWindow extends Timers {
  addEventListener(type: 'pagehide', listener: () => void): void
  removeEventListener(type: 'pagehide', listener: () => void): void
}

/** @param withScenes loads the scenes, which let time run, and passes them to its argument */
export function createController(
  store: DeviceStore,
  window: ControllerWindow,
  { send, getState, report }: Pick<CompanionStore, 'send' | 'getState' | 'report'>,
  withScenes: (use: (scenes: Scenes) => void) => Promise<void>,
): CompanionController {
  const demonstrator = createDemonstrator(store, window, (buttons) => send({ type: 'pressing', buttons }))
  const player: ScenePlayer = { demonstrator, send, speed: () => getState().speed }
  let timer: number | undefined
  let scenes: Scenes | null = null

  function wait(ms: number): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => send({ type: 'waited' }), ms)
  }

  const performers: { readonly [Type in Effect['type']]: (effect: CompanionEffectOf<Type>) => void } = {
    cancel: demonstrator.stop,
    send: ({ deviceEvent }) => demonstrator.send(deviceEvent),
    rest: () => demonstrator.begin(waitForRest(player)),
    perform: (effect) => demonstrator.begin(performStep(effect, player)),
    wait: ({ ms }) => wait(ms),
    report: ({ news }) => report(news),
    'prepare-scene': ({ target }) => scenes?.prepare(target, send),
    'start-scene': () => scenes?.start(player),
    'stop-time': () => scenes?.stopTime(),
    'end-scene': () => scenes?.end(),
  }

  const unsubscribe = store.subscribe(({ input }, { device: before }) => {
    if (input) send({ type: 'device', input, before })
  })
  const onPageHide = () => send({ type: 'page-hidden' })
  window.addEventListener('pagehide', onPageHide)

  return {
    decide: (state, event) => decide(state, event, timedDeviceOf(store)),
    perform: (effect) => (performers[effect.type] as (effect: Effect) => void)(effect),
    async playScene() {
      const { guide } = getState()
      if (guide.phase !== 'explaining') return
      await withScenes((loaded) => {
        // The first instance is kept, because it has the state of a scene that plays.
        scenes ??= loaded
        send({ type: 'play-scene', target: guide.target })
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

function* waitForRest({ send }: ScenePlayer): Script {
  yield restWait
  send({ type: 'rested' })
}

function* performStep(
  { step, timing }: CompanionEffectOf<'perform'>,
  { demonstrator, send }: ScenePlayer,
): Script {
  if (timing.readMs > 0) yield { ms: timing.readMs }
  yield* demonstrator.perform(step, timing)
  if (timing.lookMs > 0) yield { ms: timing.lookMs }
  send({ type: 'performed' })
}
