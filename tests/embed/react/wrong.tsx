/** Elements with one error each, which the types of `embed.d.ts` must report. */
export const wrong = [
  // @ts-expect-error: no such way to load
  <floor-thermostat key={1} loading="soon" />,
  // @ts-expect-error: no such attribute
  <floor-thermostat key={2} lange="sv" />,
  // @ts-expect-error: that is of another event
  <floor-thermostat key={3} onscreen={({ detail }) => detail.button} />,
  // @ts-expect-error: no such task
  <floor-thermostat key={4} task="unlocked" />,
  // @ts-expect-error: no such mode
  <floor-thermostat key={5} task="lock-keys" mode="shown" />,
  // @ts-expect-error: no moment of the week
  <floor-thermostat key={6} time="tomorrow" speed={600} />,
]
