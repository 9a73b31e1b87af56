/** Connects a page in a frame to the page around it. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { type FrameConnection as Connection, connectFrame } from '../browser/frame/frame'
import { useApp } from './app'

export function FrameConnection(): null {
  const app = useApp()
  const connection = useRef<Connection>(null)
  const connect = useEffectEvent(() => {
    const frame = connectFrame(window, app)
    frame.drawn()
    app.earlyMessages().forEach(frame.hear)
    connection.current = frame
    return frame.dispose
  })
  useEffect(() => connect(), [])
  // The page around hears of the next visitor's device as of a change.
  useEffect(() => connection.current?.follow(app), [app])
  return null
}
