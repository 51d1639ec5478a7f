import { href, type MetaDescriptor } from 'react-router'
import type { Site } from '#contract/pages.ts'
import { defaultSiteName, fullSiteName } from '#contract/platform/site/site-name.ts'

type PageMeta = {
  /** Without the site's name, which is appended; absent on the home page. */
  title?: string
  description: string
  /** The page's canonical address, from the root: `/job_offer/detail?id=3`. */
  path: string
  image?: string
  /** For pages that search engines should leave out; they get no canonical address either. */
  noindex?: boolean
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title, description, canonical address and Open Graph of a page: `export const meta = ({ matches }) => pageMeta(matches, { … })`. */
export function pageMeta(matches: Matches, { title, description, path, image = '/og.png', noindex = false }: PageMeta): MetaDescriptor[] {
  const { origin = '', ...site } = (matches.find((match) => match?.id === 'root')?.loaderData ?? {}) as Partial<Site>
  const siteName = fullSiteName({ ...defaultSiteName, ...site })
  const url = origin + path
  const whole = title ? `${title}｜${siteName}` : siteName

  return [
    { title: whole },
    { name: 'description', content: description },
    noindex ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ja_JP' },
    { property: 'og:title', content: title ?? siteName },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image.startsWith(href('/')) ? origin + image : image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
