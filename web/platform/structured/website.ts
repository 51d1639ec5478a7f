import type { SearchAction, WebSite, WithContext } from 'schema-dts'

type Search = SearchAction & { 'query-input': string }

/** The site and its search, so that a search engine can offer the box itself. */
export const website = (site: string, name: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url: `${site}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site}/job_offer/search?free_word={free_word}` },
    'query-input': 'required name=free_word',
  } as Search,
})
