/** Connects a page in a frame to its host page. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { connectFrame, type FrameServices } from '../browser/frame/frame'
import { parseTaskRequest } from '../browser/task-request'
import { parseTimeRequest } from '../browser/time-request'
import { type App, useApp } from './app'

export function FrameConnection(): null {
  const app = useApp()
  const connection = useRef<ReturnType<typeof connectFrame>>(null)
  const connect = useEffectEvent(() => {
    const frame = connectFrame(window, app.device, frameServicesOf(app))
    frame.onDrawn()
    app.getEarlyMessages().forEach(frame.receive)
    connection.current = frame
    return frame.dispose
  })
  useEffect(() => connect(), [])
  // In a showroom, the next visit has another device. The host page is told what differs.
  useEffect(() => connection.current?.replaceDevice(app.device, frameServicesOf(app)), [app])
  return null
}

function frameServicesOf({ companion, timeline, requestTask, requestTime }: App): FrameServices {
  return {
    tasks: {
      request: (request) => requestTask(parseTaskRequest(request)),
      onTaskEvent: companion.onProgress,
    },
    time: {
      getState: timeline.getState,
      subscribe: timeline.subscribe,
      request: (request) => requestTime(parseTimeRequest(request)),
    },
  }
}
