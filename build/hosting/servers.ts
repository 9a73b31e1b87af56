/** Writes the headers in the formats of servers: `_headers`, `.htaccess`, and a part of nginx's configuration. */
import { ALWAYS_REVALIDATE, commonPolicy, fileHeaders, securityHeaders } from './policy.ts'
import type { HostingSettings } from './settings.ts'

type Headers = Readonly<Record<string, string>>

const generatedNotice = '# Made by the build: change build/hosting/, not this.'

/** Returns `_headers`, for Netlify, Cloudflare Pages and similar hosts. Their own caching suits files without a rule. */
export function headersFile(base: string, settings: HostingSettings): string {
  const security = { ...securityHeaders(settings), 'Content-Security-Policy': commonPolicy(settings) }
  const rules = [{ path: '*', headers: security }, ...fileHeaders(settings).map(withoutCommon(security))]
  const blocks = rules
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(({ path, headers }) => [`${base}${path}`, ...lines(headers, (name, value) => `  ${name}: ${value}`)])
  return text([[generatedNotice], ...blocks])
}

/**
 * Adapts a rule to such hosts: a folder's path ends with a star, and headers that every file gets are removed, because
 * the two values would be joined.
 */
function withoutCommon(common: Headers) {
  return ({ path, headers }: { readonly path: string; readonly headers: Headers }) => ({
    path: path.endsWith('/') ? `${path}*` : path,
    headers: without(Object.keys(common), headers),
  })
}

/** Returns `.htaccess`, for Apache. Apache skips a part whose module is missing. */
export function htaccess(base: string, settings: HostingSettings): string {
  const security = securityHeaders(settings)
  // Apache keeps two lists of headers. Those set with "always" also go with error pages.
  const set = (name: string, value: string) =>
    `Header ${name in security ? 'always set' : 'set'} ${name} "${value}"`
  const special = fileHeaders(settings).flatMap(({ path, headers }) => [
    `  <If "%{REQUEST_URI} =~ m#^${escapeForRegExp(base + path)}${path.endsWith('/') ? '' : '(\\.(br|gz))?$'}#">`,
    ...lines(headers, (name, value) => `    ${set(name, value)}`),
    '  </If>',
  ])
  return text([
    [generatedNotice, `ErrorDocument 404 ${base}404.html`],
    [
      '<IfModule mod_headers.c>',
      ...lines(security, (name, value) => `  ${set(name, value)}`),
      `  ${set('Cache-Control', ALWAYS_REVALIDATE)}`,
      ...special,
      '</IfModule>',
    ],
    [
      '# The compressed files beside the others.',
      '<IfModule mod_rewrite.c>',
      '  RewriteEngine On',
      ...['br', 'gz'].flatMap((ending) => [
        `  RewriteCond %{HTTP:Accept-Encoding} \\b${ending === 'gz' ? 'gzip' : ending}\\b`,
        `  RewriteCond %{REQUEST_FILENAME}\\.${ending} -f`,
        `  RewriteRule \\.(html|js|css|json|svg|webmanifest)$ %{REQUEST_URI}.${ending} [L]`,
      ]),
      '  RewriteRule \\.(br|gz)$ - [E=no-gzip:1,E=no-brotli:1]',
      '</IfModule>',
    ],
    [
      '# The pages of the manual, while they are sent: what is compressed already is left as it is.',
      '<IfModule mod_filter.c>',
      '  <IfModule mod_brotli.c>',
      '    AddOutputFilterByType BROTLI_COMPRESS text/html',
      '  </IfModule>',
      '  <IfModule mod_deflate.c>',
      '    AddOutputFilterByType DEFLATE text/html',
      '  </IfModule>',
      '</IfModule>',
    ],
    [
      '<IfModule mod_mime.c>',
      '  AddType text/javascript .js',
      '  AddType font/woff2 .woff2',
      '  AddType application/manifest+json .webmanifest',
      '  AddEncoding br .br',
      '  AddEncoding gzip .gz',
      '  # Apache takes .br for Breton, and .gz for a file to save.',
      '  RemoveLanguage .br',
      '  RemoveType .gz',
      '</IfModule>',
    ],
    [
      '<IfModule mod_headers.c>',
      '  <FilesMatch "\\.(html|js|css|json|svg|webmanifest)(\\.(br|gz))?$">',
      '    Header merge Vary Accept-Encoding',
      '  </FilesMatch>',
      '</IfModule>',
    ],
  ])
}

/** Returns a configuration to include in a `server` of nginx, which itself names the root. */
export function nginxConfig(base: string, settings: HostingSettings): string {
  const security = securityHeaders(settings)
  const usual: Headers = { ...security, 'Cache-Control': ALWAYS_REVALIDATE }
  const files = fileHeaders(settings)
  const varying = [...new Set(['Cache-Control', ...files.flatMap(({ headers }) => Object.keys(headers))])]
  const fixed = without(varying, security)
  const set = (headers: Headers) => varying.map((name) => `set ${variable(name)} "${headers[name] ?? ''}";`)
  const special = files.flatMap(({ path, headers }) => [
    `  location ${path.endsWith('/') ? '^~' : '='} ${base}${path} {`,
    ...set({ ...usual, ...headers }).map((line) => `    ${line}`),
    '  }',
  ])
  return text([
    [generatedNotice],
    base === '/'
      ? []
      : [
          `location = ${base.slice(0, -1)} {`,
          '  absolute_redirect off;',
          `  return 301 ${base}$is_args$args;`,
          '}',
        ],
    [
      `location ^~ ${base} {`,
      '  try_files $uri $uri/index.html =404;',
      // A folder without a page (403) is answered like an unknown address (404).
      `  error_page 403 404 =404 ${base}404.html;`,
      '  absolute_redirect off;',
      '',
      '  # The compressed files beside the others. Brotli needs its module and "brotli_static on;".',
      '  gzip_static on;',
      '  gzip_vary on;',
      '  # The pages of the manual, while they are sent.',
      '  gzip on;',
      '  gzip_comp_level 6;',
      '  gzip_min_length 1000;',
      '',
      ...lines(fixed, (name, value) => `  add_header ${name} "${value}" always;`),
      '',
      '  # Variables, because a location with an add_header of its own loses all others.',
      '  # One without a value is not sent.',
      ...varying.map((name) => `  add_header ${name} ${variable(name)}${name in security ? ' always' : ''};`),
      ...set(usual).map((line) => `  ${line}`),
      ...special,
      '',
      '  # Not for visitors.',
      '  location ~ "/(\\.(?!well-known/)|_headers$)" { return 404; }',
      '}',
    ],
  ])
}

const variable = (name: string) => `$thermostat_${name.toLowerCase().replaceAll('-', '_')}`

function lines(headers: Headers, line: (name: string, value: string) => string): readonly string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

function without(names: readonly string[], headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}

/** Escapes a path for a regular expression. */
function escapeForRegExp(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function text(blocks: readonly (readonly string[])[]): string {
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}
