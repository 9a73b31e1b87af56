/** Writes the headers as servers read them: `_headers`, `.htaccess`, and a part of nginx's configuration. */
import { FRESH, fileHeaders } from './policy.ts'

type Headers = Readonly<Record<string, string>>

const made = '# Made by the build: change build/hosting/, not this.'

/** `_headers`, for Netlify, Cloudflare Pages and the like; their own caching suits all other files. */
export function headersFile(base: string, security: Headers): string {
  const rules = [{ path: '*', headers: security }, ...fileHeaders.map(folder)]
  const blocks = rules.map(({ path, headers }) => [
    `${base}${path}`,
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
  ])
  return text([[made], ...blocks])
}

function folder({ path, headers }: { readonly path: string; readonly headers: Headers }) {
  return { path: path.endsWith('/') ? `${path}*` : path, headers }
}

/** `.htaccess`, for Apache. A part has no effect where its module is missing. */
export function htaccess(base: string, security: Headers): string {
  const special = fileHeaders.flatMap(({ path, headers }) => [
    `  <If "%{REQUEST_URI} =~ m#^${escaped(base + path)}${path.endsWith('/') ? '' : '(\\.(br|gz))?$'}#">`,
    ...lines(headers, (name, value) => `    Header set ${name} "${value}"`),
    '  </If>',
  ])
  return text([
    [made, `ErrorDocument 404 ${base}404.html`],
    [
      '<IfModule mod_headers.c>',
      ...lines(security, (name, value) => `  Header always set ${name} "${value}"`),
      `  Header set Cache-Control "${FRESH}"`,
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

/** For a `server` of nginx to include; the server itself names the root. */
export function nginxConfig(base: string, security: Headers): string {
  const usual: Headers = { 'Cache-Control': FRESH }
  const names = [...new Set([usual, ...fileHeaders.map(({ headers }) => headers)].flatMap(Object.keys))]
  const set = (headers: Headers) => names.map((name) => `set ${variable(name)} "${headers[name] ?? ''}";`)
  const special = fileHeaders.flatMap(({ path, headers }) => [
    `  location ${path.endsWith('/') ? '^~' : '='} ${base}${path} {`,
    ...set({ ...usual, ...headers }).map((line) => `    ${line}`),
    '  }',
  ])
  return text([
    [made],
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
      `  error_page 404 ${base}404.html;`,
      '  absolute_redirect off;',
      '',
      '  # The compressed files beside the others. Brotli needs its module and "brotli_static on;".',
      '  gzip_static on;',
      '  gzip_vary on;',
      '',
      ...lines(security, (name, value) => `  add_header ${name} "${value}" always;`),
      '',
      '  # Variables, because a location with an add_header of its own loses all others.',
      '  # One without a value is not sent.',
      ...names.map((name) => `  add_header ${name} ${variable(name)};`),
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

/** A path as part of a regular expression. */
function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function text(blocks: readonly (readonly string[])[]): string {
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}
