/** Where somebody found the job, as they say themself when they apply. */
export const foundVia = {
  search: 'このサイトの検索・一覧',
  feature: 'このサイトの特集・ストーリー',
  company_page: 'このサイトの企業ページ',
  alert: 'このサイトからの通知・メール',
  company_site: '企業のサイト・SNS',
  other_site: 'ほかのサイト・記事',
  referral: '知人の紹介',
  other: 'そのほか',
} as const
export type FoundVia = keyof typeof foundVia
export const foundViaNames = Object.keys(foundVia) as [FoundVia, ...FoundVia[]]

/** How a selection began, as the company reads it: what the site knows (a scout, a colleague's link), what the company said of somebody from outside, else what the candidate said. */
export const channels = { scout: 'スカウト', ...foundVia, agent: '人材紹介会社（エージェント）', event: 'イベント', unknown: 'わからない' } as const
export type Channel = keyof typeof channels
export const channelNames = Object.keys(channels) as [Channel, ...Channel[]]

type Begun = { source: 'application' | 'scout'; found_via: FoundVia | null; referred_by: string }
export const channelOf = ({ source, found_via, referred_by }: Begun): Channel =>
  source === 'scout' ? 'scout' : referred_by ? 'referral' : (found_via ?? 'unknown')
