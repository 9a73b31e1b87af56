/** Writes the preview of shared links (Open Graph), which chats and social networks read without running a script. */
import type { Language } from '../../src/thermostat/device/device'
import type { Head } from './head.ts'
import { escapeHtml } from './html.ts'

/** The size of the preview picture in pixels; `npm run gallery` draws it. */
export const previewSize = { width: 1200, height: 630 }

const locales: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  sv: 'sv_SE',
  no: 'nb_NO',
  fi: 'fi_FI',
  da: 'da_DK',
  de: 'de_DE',
}

/** @param address the page's own address with its origin: previews need absolute addresses */
export function previewTags(head: Head, address: string): readonly string[] {
  const { language, title, description, alternates, picture } = head
  const others = alternates.flatMap((one) =>
    one.language === 'x-default' || one.language === language ? [] : [locales[one.language]],
  )
  const properties: readonly (readonly [string, string | number])[] = [
    ['type', 'website'],
    ['title', title],
    ['description', description],
    ['url', address],
    ['locale', locales[language]],
    ...others.map((locale) => ['locale:alternate', locale] as const),
    ['image', picture.address],
    ['image:width', previewSize.width],
    ['image:height', previewSize.height],
    ['image:alt', picture.alt],
  ]
  return [
    ...properties.map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(String(value))}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}
