/** What can have happened around a company, as a filter names it. */
export const timelineKinds = {
  company: '登録・承認・契約',
  review: '審査',
  report: '通報',
  note: 'メモ',
  member: 'メンバー',
  act: '運営の操作',
} as const
export type TimelineKind = keyof typeof timelineKinds

/** What can have happened around a candidate or a member. */
export const personTimelineKinds = {
  account: '登録・確認',
  consent: '同意',
  report: '通報',
  request: '個人情報の請求',
  note: 'メモ',
  act: '運営の操作',
} as const
export type PersonTimelineKind = keyof typeof personTimelineKinds
