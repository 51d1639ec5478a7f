import { href } from 'react-router'
const names: [path: string, name: string][] = [
  [href('/job_offer/favorite'), 'あなたに「気になる」を送った企業'],
  [href('/job_offer/bookmarks'), '保存した求人'],
  [href('/job_offer/my_favorite'), '気になる求人'],
  [href('/job_offer/view_history'), '閲覧履歴'],
  [href('/message'), 'メッセージ'],
  [href('/notifications'), 'お知らせ'],
  [href('/profile'), 'プロフィール'],
  [href('/quit'), '退会の手続き'],
  ['/registration', '会員登録'],
]

/** The name of a page that requires signing in, for the sentence that says so. */
export const nameOfPage = (path: string | undefined) =>
  names.find(([start]) => path === start || path?.startsWith(`${start}/`) || path?.startsWith(`${start}?`))?.[1]
