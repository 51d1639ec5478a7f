import type { DocsLanguage } from './docs-contents.ts'

const root = { ja: '/docs', en: '/docs/en' }

/** The address of a guide: `index` is the first page of its language. */
export const guideAddress = (language: DocsLanguage, slug: string) => (slug === 'index' ? root[language] : `${root[language]}/${slug}`)

export const referenceAddress = (name: string) => `${root.ja}/reference/${name}`

export const docsSearchAddress = (language: DocsLanguage) => `${root[language]}/search`

/** The language and slug that an address behind `/docs/` names; a slash at its end changes nothing. */
export function guideAt(path: string): { language: DocsLanguage; slug: string } {
  const parts = path.split('/').filter(Boolean)
  const language = parts[0] === 'en' ? 'en' : 'ja'
  return { language, slug: (language === 'en' ? parts.slice(1) : parts).join('/') || 'index' }
}
