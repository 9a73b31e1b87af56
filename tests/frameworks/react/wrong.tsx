/** Each line is wrong in one thing. */
export const wrong = [
  <floor-thermostat key={1} loading="soon" />,
  <floor-thermostat key={2} lange="sv" />,
  <floor-thermostat key={3} onscreen={({ detail }) => detail.button} />,
  <floor-thermostat key={4} task="unlocked" />,
  <floor-thermostat key={5} task="lock-keys" mode="shown" />,
  <floor-thermostat key={6} time="tomorrow" speed={600} />,
]
