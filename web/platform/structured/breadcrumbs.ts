import type { BreadcrumbList, WithContext } from 'schema-dts'

/** A page's place in the site: the names and paths from the top down to it. */
export const breadcrumbs = (site: string, steps: { name: string; path: string }[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${site}${path}` })),
})
