const thermostat = document.querySelector('floor-thermostat')
thermostat?.addEventListener('screen', ({ detail }) => detail.path.toUpperCase())
