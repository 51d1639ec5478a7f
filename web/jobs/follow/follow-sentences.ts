import type { FollowIntent } from './follow-path.ts'

/** What a company learns of a favourite (server/hiring/analytics/show-analytics.ts), for every page that says so before sending it. */
export const favoriteDetails =
  '「気になる」は会社に伝わります。会社の画面には、送った人が5人以上になると、人数だけが5人きざみで出ます。だれが送ったかは出ません。取り消すときは、もう一度「気になる」を押します。'

/** One sentence after each act: what happened, and whom it reached. */
export const followSentences: Record<FollowIntent, string> = {
  favorite: '「気になる」を送りました。会社には人数だけが伝わります。もう一度押すと取り消せます。',
  unfavorite: '「気になる」を取り消しました。',
  save: '保存しました。会社には伝わりません。',
  unsave: '保存した求人から外しました。',
  hide: '「興味なし」にしました。一覧に出しません。',
  show: '「興味なし」を取り消しました。',
  hide_company: 'この会社の求人を、表示しないようにしました。',
  show_company: 'この会社の求人を、また表示します。',
}
