/** The map of the menu: every screen at its place, each a link to its page. */

import { NamedIcon } from '../../src/display/icons'
import { type MapNode, menuMap } from './model'
import { screenPlace } from './places'
import { useManual, useSay } from './use-manual'

export function MapContent() {
  const say = useSay()
  const { root, others } = menuMap()
  return (
    <div className="map-page">
      <header className="opening">
        <h1>{say('manual.map')}</h1>
        <p className="lead">{say('manual.map.intro')}</p>
      </header>
      <Branch nodes={[root]} />
      <section aria-labelledby="others">
        <h2 id="others">{say('manual.map.others')}</h2>
        <p>{say('manual.map.others.intro')}</p>
        <Branch nodes={others} />
      </section>
    </div>
  )
}

function Branch({ nodes }: { readonly nodes: readonly MapNode[] }) {
  const { say, to } = useManual()
  return (
    <ul className="branch">
      {nodes.map(({ path, title, icon, children }) => (
        <li key={path} data-screen={path}>
          <a href={to(screenPlace(path))}>
            {icon && <NamedIcon name={icon} />}
            {say(title)}
          </a>
          {children.length > 0 && <Branch nodes={children} />}
        </li>
      ))}
    </ul>
  )
}
