import { expect, test, vi } from 'vitest'
import { type Input, ScreenNotLoaded } from '../device/device'
import { inOrder } from './in-order'

const press = (at: number): Input => ({ type: 'down', button: 'confirm', at })
const language = (at: number): Input => ({ type: 'language', language: 'sv', at })

/** Inputs of which confirm needs the further screens, which the test loads when it likes. */
function open() {
  const taken: string[] = []
  let isLoaded = false
  const loads: { readonly resolve: () => void; readonly reject: () => void }[] = []
  const send = inOrder(
    (input) => {
      if (input.type === 'down' && !isLoaded) throw new ScreenNotLoaded('not yet')
      taken.push(`${input.type} ${input.at}`)
    },
    () => new Promise<void>((resolve, reject) => void loads.push({ resolve, reject })),
  )
  return {
    taken,
    loads,
    send,
    async load() {
      isLoaded = true
      loads.at(-1)?.resolve()
      await null
    },
    async fail() {
      loads.at(-1)?.reject()
      await null
    },
  }
}

test('what needs no further screen acts at once, and loads nothing', () => {
  const { send, taken, loads } = open()
  send(language(1))
  expect(taken).toEqual(['language 1'])
  expect(loads).toHaveLength(0)
})

test('what needs one waits until it is loaded, and all later inputs wait behind it', async () => {
  const { send, taken, load, loads } = open()
  send(press(1))
  send(language(2))
  send(press(3))
  expect(taken).toEqual([])
  expect(loads).toHaveLength(1)
  await load()
  expect(taken).toEqual(['wake 1', 'down 1', 'wake 2', 'language 2', 'wake 3', 'down 3'])
  send(press(4))
  expect(taken.at(-1)).toBe('down 4')
})

test('what is sent while the waiting ones act comes after them', async () => {
  const taken: number[] = []
  let isLoaded = false
  const send = inOrder(
    (input) => {
      if (!isLoaded) throw new ScreenNotLoaded('not yet')
      if (input.type === 'wake') return
      taken.push(input.at)
      if (input.at === 1) send(press(3))
    },
    async () => {
      isLoaded = true
    },
  )
  send(press(1))
  send(press(2))
  await vi.waitFor(() => expect(taken).toEqual([1, 2, 3]))
})

test('where they do not load, what needs them is dropped, the rest acts, and the next press asks again', async () => {
  const { send, taken, load, fail, loads } = open()
  send(press(1))
  send(language(2))
  await fail()
  expect(taken).toEqual(['wake 1', 'wake 2', 'language 2'])
  send(press(3))
  expect(loads).toHaveLength(2)
  await load()
  expect(taken.slice(3)).toEqual(['wake 3', 'down 3'])
})

test('trouble with one that waited is not hidden, and keeps no other from acting', async () => {
  const taken: string[] = []
  let isLoaded = false
  const load = vi.fn(async () => {
    isLoaded = true
  })
  const heard: unknown[] = []
  const onTrouble = (reason: unknown) => heard.push(reason)
  process.on('unhandledRejection', onTrouble)
  const send = inOrder((input) => {
    if (!isLoaded) throw new ScreenNotLoaded('not yet')
    if (input.type === 'language' && input.at < 4) throw new RangeError(`trouble ${input.at}`)
    taken.push(`${input.type} ${input.at}`)
  }, load)
  send(language(1))
  send(press(2))
  send(language(3))
  await vi.waitFor(() => expect(heard).toEqual([new RangeError('trouble 1')]))
  process.off('unhandledRejection', onTrouble)
  send(language(4))
  expect(taken).toEqual(['wake 1', 'wake 2', 'down 2', 'wake 3', 'language 4'])
  expect(load).toHaveBeenCalledOnce()
})

test('any other trouble is not hidden', () => {
  const send = inOrder(
    () => {
      throw new RangeError('trouble')
    },
    () => Promise.resolve(),
  )
  expect(() => send(press(1))).toThrow(RangeError)
})
