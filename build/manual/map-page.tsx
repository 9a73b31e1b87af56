/** The map of the menu: every screen at its place, linked to its page. */
import { createMenuMap, type MapNode } from '../../src/help/guidance/manual/manual'
import type { Icon, Path, Text } from '../../src/thermostat/device/device'
import { NamedIcon } from '../../src/thermostat/display/icons'
import { Opening } from './opening'
import { screenPagePath } from './page-paths'
import { useManual, useTranslate } from './use-manual'

export function MapContent() {
  const t = useTranslate()
  return (
    <div className="map-page">
      <Opening title={t('manual.map')} lead={t('manual.map.intro')} />
      <MenuMap />
    </div>
  )
}

export function MenuMap() {
  const t = useTranslate()
  const { root, otherScreens, guide } = createMenuMap()
  return (
    <>
      <Branch nodes={[root]} />
      <section aria-labelledby="guide">
        <h2 id="guide">{t('setting.guide')}</h2>
        <ol className="guide-screens">
          {guide.map((screen) => (
            <li key={screen.path}>
              <MapLink path={screen.path} title={screen.title} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">{t('manual.map.others')}</h2>
        {otherScreens.map(({ node, how }) => (
          <div className="other" key={node.path}>
            <Branch nodes={[node]} />
            <p>{t(how)}</p>
          </div>
        ))}
      </section>
    </>
  )
}

function Branch({ nodes }: { readonly nodes: readonly MapNode[] }) {
  return (
    <ul className="branch">
      {nodes.map((node) => (
        <li key={node.path} data-screen={node.path}>
          <MapLink path={node.path} title={node.title} icon={node.icon} />
          {node.children.length > 0 && <Branch nodes={node.children} />}
        </li>
      ))}
    </ul>
  )
}

interface MapLinkProps {
  readonly path: Path
  readonly title: Text
  readonly icon?: Icon | null
}

function MapLink({ path, title, icon = null }: MapLinkProps) {
  const { t, linkTo } = useManual()
  return (
    <a href={linkTo(screenPagePath(path))}>
      {icon && <NamedIcon name={icon} />}
      {t(title)}
    </a>
  )
}
