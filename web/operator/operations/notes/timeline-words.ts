import { href } from 'react-router'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { TimelineEntry } from '#contract/operations/notes/company-timeline.ts'
import type { PersonTimelineKind, TimelineKind } from '#contract/operations/notes/timeline-kinds.ts'
import { reportKinds, requestKinds, requestStates, stepNames } from '#contract/operations/reports/ticket-words.ts'
import { auditActs } from '#contract/platform/audit/audit-acts.ts'

const standing: Record<string, string> = {
  registered: '企業が登録された',
  approved: '承認し、企業に通知',
  approval_undone: '承認を元に戻し、企業に通知',
  refused: '承認を見送り、企業に通知',
  suspended: '利用を停止し、企業に通知',
  suspension_lifted: '停止を解除し、企業に通知',
  contract_ended: '契約を終了し、企業に通知',
  contract_resumed: '契約を再開し、企業に通知',
}
const reviews: Record<string, string> = {
  requested: '求人の審査を申請',
  approved: '求人を承認',
  refused: '求人を差し戻し',
  withdrawn: '求人の申請を取り下げ',
  story_requested: 'ストーリーの審査を申請',
  story_approved: 'ストーリーを承認',
  story_refused: 'ストーリーを差し戻し',
  story_withdrawn: 'ストーリーの申請を取り下げ',
}
const accounts: Record<string, string> = { registered: '登録', joined: '企業のメンバーとして登録', verified: 'メールアドレスを確認' }
const consents: Record<string, string> = { agreed: '同意', declined: '同意しない' }
const others: Record<string, string> = { written: 'メモ', corrected: 'メモを訂正', joined: 'メンバーが加わった' }

export type AnyTimelineKind = TimelineKind | PersonTimelineKind
type Entry = Omit<TimelineEntry, 'kind'> & { kind: AnyTimelineKind }

const words: Record<AnyTimelineKind, (what: string) => string | undefined> = {
  company: (what) => standing[what],
  review: (what) => reviews[what],
  report: (what) =>
    (reportKinds as Record<string, string>)[what] ? `通報：${(reportKinds as Record<string, string>)[what]}` : `通報：${stepNames[what] ?? what}`,
  note: (what) => others[what],
  member: (what) => others[what],
  account: (what) => accounts[what],
  consent: (what) => consents[what],
  request: (what) => {
    const asked = (requestKinds as Record<string, string>)[what]
    return asked ? `請求：${asked}` : (requestStates as Record<string, string>)[what]
  },
  act: (what) => (auditActs as Record<string, string>)[what],
}

/** What happened, in words; what a later version recorded stays readable as it is. */
export const timelineWords = ({ kind, what }: Pick<Entry, 'kind' | 'what'>) => words[kind](what) ?? what

/** The page of what an entry is about. */
export function timelinePath({ kind, what, ref }: Entry) {
  if (ref === null) return undefined
  if (kind === 'report') return `${href('/operator/reports/detail')}?id=${ref}`
  if (kind === 'request') return `${href('/operator/requests/detail')}?id=${ref}`
  if (kind === 'member') return `${href('/operator/people/detail')}?area=company&id=${ref}`
  if (kind !== 'review') return undefined
  return `${what.startsWith('story_') ? href('/operator/job_offers/stories/review') : href('/operator/job_offers/review')}?id=${ref}`
}

/** What an entry is about, in words. */
export const timelineAbout = ({ kind, about }: Entry) => {
  if (kind === 'report' || kind === 'request') return `番号 ${about}`
  return kind === 'consent' ? ((purposes as Record<string, { title: string }>)[about]?.title ?? about) : about
}

/** A page of the timeline, as the address says; anything else is the first. */
export function timelinePageOf(url: URL) {
  const value = url.searchParams.get('timeline_page')
  return value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1
}
