/** The page that `npm run bench` compares the product with: React with one number and one key. */
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './floor.css'

const START = 21

const moves = {
  previous: (value: number) => value - 1,
  confirm: () => START,
  next: (value: number) => value + 1,
}

type Button = keyof typeof moves

const buttons: readonly { readonly name: Button; readonly key: string; readonly sign: string }[] = [
  { name: 'previous', key: 'ArrowLeft', sign: '−' },
  { name: 'confirm', key: 'Enter', sign: '✓' },
  { name: 'next', key: 'ArrowRight', sign: '+' },
]

function Floor() {
  const [value, setValue] = useState(START)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = buttons.find(({ key }) => key === event.key)
      if (!pressed) return
      event.preventDefault()
      setValue(moves[pressed.name])
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <main>
      <output>{value}</output>
      {buttons.map(({ name, sign }) => (
        <button key={name} type="button" aria-label={name} onClick={() => setValue(moves[name])}>
          {sign}
        </button>
      ))}
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Floor />
    </StrictMode>,
  )
