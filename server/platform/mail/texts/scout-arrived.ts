import { longTimeText } from '#contract/platform/time/japan-time.ts'
import { payWords } from '#contract/jobs/postings/pay-words.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { notificationKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'
import { plainWords } from '../words/plain-words.ts'

type Arrived = {
  company: string
  /** Null: the open position. */
  position_title: string | null
  min_salary: number
  max_salary: number
  meeting_type: keyof typeof meetingTypes
  reason: string
  answer_due_at: string | null
  path: string
  unsubscribe_url: string
}

/**
 * The facts by which a candidate decides. The subject and the first sentences name no company: locked screens and lists of mails show them, so the paragraph
 * before the facts is longer than such a preview.
 */
export const scoutArrived = ({ company, position_title, min_salary, max_salary, meeting_type, reason, answer_due_at, path, unsubscribe_url }: Arrived) =>
  mailText({
    kind: 'notification',
    topic: 'scout',
    subject: notificationKinds.scout.headline,
    parts: [
      'スカウトが届きました。ロック画面やメールの一覧に表示されないように、企業名と内容はこの文のあとに書いています。企業には、あなたがこのメールを読んだかどうかは伝わりません。',
      {
        facts: [
          ['企業', plainWords(company)],
          ['求人', plainWords(position_title ?? 'オープンポジション', 100)],
          ['想定年収', yearlyPay(min_salary, max_salary)],
          ['面談の種類', meetingTypes[meeting_type]],
          ['スカウトの理由', plainWords(firstLine(reason), 120)],
          ...(answer_due_at ? [['返信の期限', longTimeText(new Date(answer_due_at))] satisfies [string, string]] : []),
        ],
      },
      { action: 'スカウトを読む', url: settings.publicUrl + path },
      'どの通知をメールで受け取るかは、設定の「通知」で選べます。',
      { action: '通知の設定を開く', url: settings.publicUrl + pages.notificationSettings() },
    ],
    unsubscribe: { url: unsubscribe_url, action: 'この種類のメールをやめる' },
  })

const firstLine = (text: string) => text.trim().split(/\r?\n/, 1)[0] ?? ''

const yearlyPay = (min_salary: number, max_salary: number) =>
  payWords({ min_salary, max_salary, is_salary_estimated: false, pay_unit: null, pay_min: null, pay_max: null }).replace(/^年収 /, '')
