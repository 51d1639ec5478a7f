import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { applicationsOf } from '../../applications/company/company-applications.ts'
import { lockPromise } from '../../applications/promises/lock-promise.ts'
import { fail } from '#server/fail.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { companyMeetings } from './company-meetings.ts'
import { sql } from 'kysely'

type Proposal = {
  id: string
  meeting_type: 'mendan' | 'mensetsu'
  title: string
  place: string
  minutes: number
  slots: string[]
  time_zone: string
  client_id?: string | undefined
  promise_reason?: PromiseReason | undefined
}

/** Offers times to meet, once for each `client_id`. They stand in the thread, and it is the candidate's turn to choose one. */
export async function proposeMeeting(
  context: RequestContext & { viewer: CompanyViewer },
  { id, promise_reason, ...proposal }: Proposal,
): Promise<CompanyMeeting> {
  const { db, viewer, now } = context
  const application = await applicationsOf(db, viewer)
    .select(candidateOfThread(now()).as('candidate'))
    .where('applications.id', '=', id)
    .where('applications.step', '<>', 'end')
    .executeTakeFirst()
  if (!application) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { candidate_id: application.candidate.id })
  const known = await db
    .selectFrom('meetings')
    .select('id')
    .where('application_id', '=', id)
    .where('client_id', '=', proposal.client_id ?? null)
    .executeTakeFirst()
  if (known) return companyMeetings(db, viewer, now()).where('meetings.id', '=', known.id).executeTakeFirstOrThrow()
  const slots = timesOf(proposal.slots, now())
  await refuseOverlaps({ db, viewer, now }, { application_id: id, slots, minutes: proposal.minutes })
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)
  const stated = await lockPromise(context, { application_id: id, act: { meeting_type: proposal.meeting_type }, reason: promise_reason })

  const meeting = await db
    .insertInto('meetings')
    .values({ ...proposal, slots, thread_id: thread.id, application_id: id, company_user_id: viewer.id, created_at: now().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  const times = slots.map((slot) => `・${meetingTime(new Date(slot), meeting)}`)
  const lead = `${meetingTypes[proposal.meeting_type]}の候補日です。都合のよい日時を1つ選んでください。`
  await notifyMeeting(context, thread, { ...meeting, promise_reason: stated }, [lead, proposal.title, ...times].filter(Boolean).join('\n'))
  return companyMeetings(db, viewer, now()).where('meetings.id', '=', meeting.id).executeTakeFirstOrThrow()
}

/** Times are told without their year: one that is mistyped would be read as this one. */
const FARTHEST = 365 * 86_400_000

/** Each once, in their order, none that has passed, and all within a year. */
function timesOf(given: string[], now: Date) {
  const times = [...new Set(given.map((slot) => Date.parse(slot)))].toSorted((one, other) => one - other)
  const isPast = times.some((time) => time <= now.getTime())
  if (isPast) fail('INPUT_INVALID', [{ field: 'slots', message: 'これからの日時を入力してください。' }])
  if (times.some((time) => time > now.getTime() + FARTHEST)) fail('INPUT_INVALID', [{ field: 'slots', message: '1年以内の日時を入力してください。' }])
  return times.map((time) => new Date(time).toISOString())
}

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

type Offer = { application_id: string; slots: string[]; minutes: number }

/** Refuses times that overlap each other, what this selection has open, or what the member has agreed to with anybody. `slots` are in their order. */
async function refuseOverlaps({ db, viewer, now }: Asking, { application_id, slots, minutes }: Offer) {
  const length = minutes * 60_000
  const overlapping = slots.find((slot, index) => index > 0 && Date.parse(slot) - Date.parse(slots[index - 1]!) < length)
  if (overlapping) refuse('候補の日時が重なっています', overlapping)
  const { rows } = await sql<{ starts_at: string; is_booked: boolean }>`
    select mine.starts_at::text, open.state = 'booked' as is_booked from unnest(${slots}::timestamptz[]) as mine (starts_at)
    join meetings as open on true
    cross join lateral unnest(case when open.state = 'booked' then array[open.starts_at] else open.slots end) as theirs (starts_at)
    where ((open.application_id = ${application_id} and open.state in ('proposed', 'booked')) or (open.company_user_id = ${viewer.id} and open.state = 'booked'))
      and theirs.starts_at > ${now()}
      and theirs.starts_at < mine.starts_at + make_interval(mins => ${minutes})
      and mine.starts_at < theirs.starts_at + make_interval(mins => open.minutes)
    order by mine.starts_at limit 1`.execute(db)
  const [taken] = rows
  if (taken) refuse(taken.is_booked ? '決まっている予定と重なっています' : '送信済みの候補日と重なっています', new Date(taken.starts_at).toISOString())
}

const refuse = (what: string, slot: string) =>
  fail('INPUT_INVALID', [
    {
      field: 'slots',
      message: `${what}：${meetingTime(new Date(slot), { minutes: 0, time_zone: 'Asia/Tokyo' }).split('〜')[0]}。別の日時を入力してください。`,
    },
  ])
