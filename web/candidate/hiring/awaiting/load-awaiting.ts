import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { CandidateThread } from '#contract/conversations/threads.ts'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import type { MyOffer } from '#contract/hiring/offers/offers.ts'
import { dayWithWeekday, startOfDay } from '#contract/platform/time/japan-time.ts'

const SHOWN = 3

export type AwaitedRow = {
  key: string
  to: string
  company: { id: number; name: string; logo: string | null; is_demo: boolean }
  heading: string
  detail: string
  due: string
  button: string
}

/** What waits for the candidate's answer: offers, times to choose from, scouts, messages; the nearest deadline first. */
export function awaitedOf(threads: CandidateThread[], meetings: MyMeeting[], sent: MyOffer[], now: Date): AwaitedRow[] {
  const dueOf = (at: string | null) => (at ? `${dayWithWeekday(at, now)}まで` : '')
  const due = new Map(threads.map(({ company, answer_due_at }) => [company.id, answer_due_at]))
  const offered = meetings.filter(({ state, slots }) => state === 'proposed' && slots.length > 0)
  const offers = sent.filter(({ state, is_expired }) => state === 'sent' && !is_expired)
  const companies = new Set([...offered, ...offers].map(({ company }) => company.id))
  const rows = [
    ...offers.map(({ id, company, job, answer_due_on }) => {
      const at = startOfDay(answer_due_on)
      const row: AwaitedRow = {
        key: `offer-${id}`,
        to: `${href('/message/offer')}?id=${id}`,
        company,
        heading: 'オファーに回答する',
        detail: job?.position_title ?? '',
        due: dueOf(at),
        button: '条件を見る',
      }
      return { at, row }
    }),
    ...offered.map((meeting) => {
      const at = due.get(meeting.company.id) ?? meeting.slots.at(-1) ?? null
      const row: AwaitedRow = {
        key: `meeting-${meeting.id}`,
        to: `${href('/message/meeting')}?id=${meeting.id}`,
        company: meeting.company,
        heading: `${meeting.meeting_type === 'mensetsu' ? '面接' : '面談'}の日時を選ぶ`,
        detail: `候補${meeting.slots.length}件`,
        due: dueOf(at),
        button: '日時を選ぶ',
      }
      return { at, row }
    }),
    ...threads
      .filter(({ company }) => !companies.has(company.id))
      .map(({ company, answer_due_at: at, last_message }) => {
        const isScout = last_message.kind === 'scout'
        const row: AwaitedRow = {
          key: `thread-${company.id}`,
          to: `${href('/message/company/detail')}?company_id=${company.id}`,
          company,
          heading: isScout ? 'スカウトに答える' : 'メッセージに返信する',
          detail: '',
          due: dueOf(at),
          button: isScout ? '読む' : '返信する',
        }
        return { at, row }
      }),
  ]
  const time = (at: string | null) => (at ? Date.parse(at) : Infinity)
  return rows.toSorted((one, other) => time(one.at) - time(other.at)).map(({ row }) => row)
}

/** The rows for a page, and how many there are in all. */
export async function loadAwaiting({ candidate_users: own }: Api, now: Date) {
  const [{ threads, total }, { meetings }, { offers }] = await Promise.all([
    own.message_companies({ filter: 'awaiting', per_page: 20 }),
    own.meetings.list({}),
    own.offers.list({}),
  ])
  const rows = awaitedOf(threads, meetings, offers, now)
  return { rows: rows.slice(0, SHOWN), total: rows.length + Math.max(0, total - threads.length) }
}

export type LoadedAwaiting = { rows: AwaitedRow[]; total: number }
