import { dateText } from '#contract/platform/time/japan-time.ts'
import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'

type Standing = Pick<
  OwnJob,
  'state' | 'closed_reason' | 'leaves_at' | 'confirmed_at' | 'confirmed_by' | 'closed_at' | 'review_requested_at' | 'approval_requested_at'
>

const DAY = 86_400_000
const DAYS_CONFIRMED = 30
const DAYS_LISTED = 45
const reasons = { filled: '採用が決まった', expired: '期限が過ぎた', withdrawn: '取り下げた' }

export type StatusWords = { label: string; tone: '' | 'green' | 'warn'; sentence: string; isDue: boolean }

/** The status of a job in words: its label, and a fact or the next step. */
export function statusWords(job: Standing, now: Date): StatusWords {
  const { state, confirmed_at, leaves_at, closed_at, closed_reason, review_requested_at, approval_requested_at } = job
  const calm = (label: string, sentence: string) => ({ label, tone: '' as const, sentence, isDue: false })
  if (approval_requested_at && state !== 'published' && state !== 'in_review')
    return { label: '承認待ち', tone: 'warn', sentence: `${dateText(approval_requested_at, now)}に申請。管理者が承認すると公開されます。`, isDue: false }
  if (state === 'draft') return calm('下書き', 'まだ公開していません。')
  if (state === 'paused') return calm('停止中', '公開を停止しています。一覧にも検索にも出ません。')
  if (state === 'in_review')
    return calm('審査中', `${review_requested_at ? `${dateText(review_requested_at, now)}に申し込みました。` : ''}運営が確かめてから公開されます。`)
  if (state === 'closed')
    return calm('終了', `${closed_at ? `${dateText(closed_at, now)}に終了。` : ''}理由：${closed_reason ? reasons[closed_reason] : '記載なし'}`)

  const days = confirmed_at ? (now.getTime() - Date.parse(confirmed_at)) / DAY : DAYS_LISTED
  const leaves = leaves_at ? dateText(leaves_at, now) : ''
  const confirmed = confirmed_at ? `${dateText(confirmed_at, now)}に確認` : ''
  if (days >= DAYS_LISTED)
    return { label: '掲載切れ', tone: 'warn', sentence: `${leaves}に一覧から外れました。まだ募集していれば、確認すると戻ります。`, isDue: true }
  if (days >= DAYS_CONFIRMED) return { label: '公開中', tone: 'warn', sentence: `${confirmed}。再確認がないと、${leaves}に一覧から外れます。`, isDue: true }
  return { label: '公開中', tone: 'green', sentence: `${confirmed}（${job.confirmed_by}）`, isDue: false }
}
