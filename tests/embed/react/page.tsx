import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const [screen, setScreen] = useState('')
  const [task, setTask] = useState('')
  return (
    <>
      <floor-thermostat
        className="wide"
        lang="sv"
        path="/home"
        title="Hallway"
        loading="eager"
        kiosk={60}
        task="change-temperature"
        value={23}
        time="monday-05:30"
        speed={60}
        onscreen={({ detail }) => setScreen(detail.path)}
        ontask={({ detail }) => setTask(`${detail.task} ${detail.state}`)}
        onerror={({ detail }) => setTask(detail.reason)}
      />
      <output>{screen}</output>
      <i>{task}</i>
    </>
  )
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<Page />)
