import { floors } from '../../house/model'
import { useSay } from '../../texts/words-provider'
import { useClockwork, useTimeline } from '../use-time'

/** Which of the floors the house has. */
export function FloorChoice() {
  const say = useSay()
  const { chooseFloor } = useClockwork()
  const chosen = useTimeline((all) => all.floor)
  return (
    <label className="time-floor">
      {say('time.build')}
      <select
        name="houseFloor"
        value={chosen}
        onChange={({ target }) => {
          const floor = floors.find((one) => one === target.value)
          if (floor) chooseFloor(floor)
        }}
      >
        {floors.map((floor) => (
          <option key={floor} value={floor}>
            {say(`time.build.${floor}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
