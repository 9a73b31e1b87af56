/** Small builds, and the answers of a host with one of them. */
import type { BuildFile } from '../builds'

export const SCOPE = 'https://shop.example/demo/'

export const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

export const pageNaming = (...paths: string[]) =>
  paths.map((path) => `<script src="${path}"></script>`).join('')

/** A build: a page, its script, and a language file that is the same in every build. */
export function buildOf(name: string): readonly BuildFile[] {
  return [
    { url: '', revision: name },
    { url: `assets/index-${name}.js`, revision: null },
    { url: 'assets/sv-same.js', revision: null },
    { url: `assets/de-${name}.js`, revision: null, language: 'de' },
    { url: `assets/words-de-${name}.js`, revision: null, language: 'de' },
  ]
}

/** The answers of a host with this build, by address. */
export function filesOf(name: string): Record<string, Response> {
  return {
    [SCOPE]: answer(pageNaming(`/demo/assets/index-${name}.js`), 'text/html; charset=utf-8'),
    [`${SCOPE}assets/index-${name}.js`]: answer(`run ${name}`, 'text/javascript'),
    [`${SCOPE}assets/sv-same.js`]: answer('svenska', 'text/javascript'),
    [`${SCOPE}assets/de-${name}.js`]: answer(`deutsch ${name}`, 'text/javascript'),
    [`${SCOPE}assets/words-de-${name}.js`]: answer(`worte ${name}`, 'text/javascript'),
  }
}
