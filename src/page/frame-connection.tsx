/** Connects a page in a frame to the page around it. */
import { useEffect } from 'react'
import { type Around, connectFrame } from '../browser/frame/frame'
import { taskRequest } from '../browser/task-request'
import { timeRequest } from '../browser/time-request'
import { type App, useApp } from './app'

export function FrameConnection(): null {
  const app = useApp()
  useEffect(() => {
    const frame = connectFrame(window, app.device, aroundOf(app))
    frame.drawn()
    app.earlyMessages().forEach(frame.hear)
    return frame.dispose
  }, [app])
  return null
}

/** The companion and time, as the page around a frame may ask and hear of them. */
function aroundOf({ companion, timeline, ask, letTime }: App): Around {
  return {
    tasks: {
      ask: (wish) => ask(taskRequest(wish)),
      onNews: companion.onNews,
    },
    time: {
      getState: timeline.getState,
      subscribe: timeline.subscribe,
      ask: (wish) => letTime(timeRequest(wish)),
    },
  }
}
