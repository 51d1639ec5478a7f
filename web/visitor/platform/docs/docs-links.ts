import type { MetaDescriptor } from 'react-router'
import type { Site } from '#contract/pages.ts'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { otherLanguage } from './docs-languages.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** `hreflang`: both addresses of a page that exists in both languages. */
export function docsLinks(matches: Matches, language: DocsLanguage, address: string, other: string | undefined): MetaDescriptor[] {
  if (other === undefined) return []
  const { origin = '' } = (matches.find((match) => match?.id === 'root')?.loaderData ?? {}) as Partial<Site>
  const alternate = (hrefLang: string, path: string): MetaDescriptor => ({ tagName: 'link', rel: 'alternate', hrefLang, href: origin + path })
  return [alternate(language, address), alternate(otherLanguage(language), other), alternate('x-default', language === 'ja' ? address : other)]
}
