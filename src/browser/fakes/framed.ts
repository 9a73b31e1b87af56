/** A device in somebody's frame: what the parents send, and what they should hear. */

import { NOON } from '../../../tests/fakes/clock'
import { deviceAt } from '../../../tests/fakes/device'
import { here } from '../../device/device'
import { connectFrame } from '../frame/frame'
import { createDeviceStore } from '../store'
import { FakeFrameWindow } from './frame'

export const INIT =
  '[iFrameSizer]shop:8:false:false:32:false:true:null:bodyOffset:null:null:0:false:parent:scroll:true'
export const INIT_5 =
  '[iFrameSizer]shop:8:false:false:32:true:true::auto:::0:false:child:auto:false:::true:key:5.4.0:0'
export const CHILD_INIT = { type: 'iframe-child-init' }
export const PAGE_INFO = '{"iframeHeight":1000,"offsetTop":300,"scrollTop":0,"clientHeight":500}'

export const ready = { v: 1, type: 'ready', path: '/home', lang: 'en' }
export const whole = { type: 'iframe-resized', width: 400, height: 700 }
export const said = (height: number, type: string) => `[iFrameSizer]shop:${height}:400:${type}`

export function connect({ isDrawn = true } = {}) {
  const window = new FakeFrameWindow()
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  const frame = connectFrame(window, store)
  if (!frame) throw new Error('It is in a frame.')
  if (isDrawn) frame.drawn()
  return {
    window,
    page: window.page,
    dataset: window.dataset,
    frame,
    send: store.getState().send,
    path: () => here(store.getState().device.trail).path,
    news: () => window.news(),
    hear: window.hear.bind(window),
  }
}

/** A frame whose beginning is over and forgotten. */
export function begun(init: unknown) {
  const connected = connect()
  connected.window.rest()
  connected.hear(init)
  connected.news()
  return connected
}
