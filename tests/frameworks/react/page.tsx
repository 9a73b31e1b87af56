import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const [screen, setScreen] = useState('')
  return (
    <>
      <floor-thermostat
        className="wide"
        lang="sv"
        path="/home"
        title="Hallway"
        loading="eager"
        kiosk={60}
        onscreen={({ detail }) => setScreen(detail.path)}
      />
      <output>{screen}</output>
    </>
  )
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<Page />)
