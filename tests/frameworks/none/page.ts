const thermostat = document.querySelector('floor-thermostat')
thermostat?.addEventListener('screen', ({ detail }) => detail.path.toUpperCase())
thermostat?.addEventListener('task', ({ detail }) => detail.presses - detail.fewest)
thermostat?.startTask('change-temperature', { mode: 'show', value: 23 })
