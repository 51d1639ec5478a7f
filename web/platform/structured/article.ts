import type { Article, WithContext } from 'schema-dts'
import type { Story } from '#contract/jobs/stories/stories.ts'

/** A company's story as search engines describe articles. */
export const article = ({ id, title, lead, author, cover, published_at, shown_at, company }: Story, site: string): WithContext<Article> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description: lead,
  inLanguage: 'ja',
  datePublished: published_at,
  dateModified: shown_at,
  mainEntityOfPage: `${site}/company/stories/detail?id=${id}`,
  author: { '@type': 'Person', name: author, worksFor: { '@type': 'Organization', name: company.name } },
  publisher: { '@type': 'Organization', name: company.name, ...(company.logo && { logo: new URL(company.logo, site).href }) },
  ...(cover && { image: new URL(cover, site).href }),
})
