import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { LoadedSearch } from './load-search.ts'

/** Title with the total, the canonical address (or noindex), and the feed of the same search. */
export function searchMeta(
  matches: Parameters<typeof pageMeta>[0],
  path: string,
  loaded: Pick<LoadedSearch, 'title' | 'description' | 'canonical' | 'feed'> | undefined,
): MetaDescriptor[] {
  if (!loaded) return pageMeta(matches, { title: '求人を読み込めませんでした', description: '求人を読み込めませんでした。', path, noindex: true })
  const { title, description, canonical, feed } = loaded
  return [
    ...pageMeta(matches, { title, description, path: canonical ?? path, noindex: canonical === null }),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: feed },
  ]
}
