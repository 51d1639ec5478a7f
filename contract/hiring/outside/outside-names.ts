import { channels, foundVia } from '../selection/found-via.ts'

/** Where a company got to know somebody whom it adds from outside; the names that candidates choose from, where there is one. */
export const outsideSources = {
  referral: `社員・${foundVia.referral}`,
  agent: channels.agent,
  event: channels.event,
  company_site: foundVia.company_site,
  other_site: foundVia.other_site,
  other: foundVia.other,
} as const
export type OutsideSource = keyof typeof outsideSources
export const outsideSourceNames = Object.keys(outsideSources) as [OutsideSource, ...OutsideSource[]]

/** Days for an answer. Afterwards everything is deleted. */
export const ANSWER_DAYS = 14
/** Days for which a link works that shows one's own data. */
export const LINK_DAYS = 30
/** Days in which two entries that were merged can be parted again. */
export const UNMERGE_DAYS = 30
/** Months after the last step. */
export const KEEP_MONTHS = { least: 3, usual: 12, most: 24 } as const
export const LONGEST_NOTE = 2_000
/** Times of one offer for a meeting. */
export const MOST_OFFERED = 5
/** Meetings with one person that are offered or still to come. */
export const MOST_OPEN_MEETINGS = 20
/** What the person writes when no time suits. */
export const LONGEST_ANSWER = 500
export const MOST_OUTSIDE = 1_000
/** Of each member. */
export const MOST_REFERRAL_LINKS = 100
/** Of a company, who entered by a link and have not confirmed their address. */
export const MOST_ENTERING = 200
export const CONSENT_VERSION = '2026-11-28'

/** What one agrees to, as the mail, the page and the preview of the company say it. */
export const consentFacts = ({ company_name, keep_months }: { company_name: string; keep_months: number }) =>
  [
    ['だれが', company_name],
    ['何のために', '採用選考と、その連絡'],
    ['企業に見えるもの', '氏名、メールアドレス、あなたが入力した電話番号、あなたが送った履歴書（同意するまで、履歴書は登録も閲覧もできません）'],
    ['保管する期間', `選考の最後の更新から${keep_months}か月。過ぎると自動で削除します`],
    ['見えない人', 'ほかの企業。このサイトの候補者検索にも載りません'],
    ['取り消し', 'いつでも、リンクのページからすべて削除できます'],
  ] as const
