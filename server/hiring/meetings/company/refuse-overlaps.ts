import { sql } from 'kysely'
import { meetingStart } from '#contract/hiring/meetings/meeting-time.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isOfferOver } from '../is-offer-over.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

const MOST_TAKEN = 100

/** Whose meetings are compared: those of an application, or of somebody from outside. */
export type MeetingOwner = { application_id: string } | { outside_candidate_id: string }
type Offer = { owner: MeetingOwner; slots: string[]; minutes: number /** A meeting that is moved. */; except?: string; field?: string }

/**
 * The meetings of the person behind an owner: a merge moves nothing, so that they hang on the application and on the entries that are one with it. What is
 * compared is fetched first, each by an index, for a condition on another table would read every meeting.
 */
const isTheirs = (owner: MeetingOwner) =>
  'application_id' in owner
    ? sql`(open.application_id = ${owner.application_id}
        or open.outside_candidate_id = any(array(select id from outside_candidates where merged_application_id = ${owner.application_id})))`
    : sql`(open.application_id = (select merged_application_id from outside_candidates where id = ${owner.outside_candidate_id})
        or open.outside_candidate_id = any(array(
          select coalesce(merged_into_id, id) from outside_candidates where id = ${owner.outside_candidate_id}
          union select parts.id from outside_candidates as own join outside_candidates as parts on parts.merged_into_id = coalesce(own.merged_into_id, own.id)
            where own.id = ${owner.outside_candidate_id}
          union select parts.id from outside_candidates as own join outside_candidates as parts on parts.merged_application_id = own.merged_application_id
            where own.id = ${owner.outside_candidate_id})))`

/** What the owner has open, or the member has agreed to with anybody. */
const isTaken = (owner: MeetingOwner, company_user_id: string) =>
  sql`((${isTheirs(owner)} and open.state in ('proposed', 'booked') and not ${isOfferOver('open')})
    or (open.company_user_id = ${company_user_id} and open.state = 'booked'))`

/** Refuses times that overlap each other, what this selection has open, or what the member has agreed to with anybody. `slots` are in their order. */
export async function refuseOverlaps({ db, viewer, now }: Asking, { owner, slots, minutes, except, field = 'slots' }: Offer) {
  const length = minutes * 60_000
  const overlapping = slots.find((slot, index) => index > 0 && Date.parse(slot) - Date.parse(slots[index - 1]!) < length)
  if (overlapping) refuse('候補の日時が重なっています', overlapping, field)
  const { rows } = await sql<{ starts_at: string; is_booked: boolean }>`
    select mine.starts_at::text, open.state = 'booked' as is_booked from unnest(${slots}::timestamptz[]) as mine (starts_at)
    join meetings as open on true
    cross join lateral unnest(case when open.state = 'booked' then array[open.starts_at] else open.slots end) as theirs (starts_at)
    where ${isTaken(owner, viewer.id)} and open.id is distinct from ${except ?? null}::uuid
      and theirs.starts_at > ${now()}
      and theirs.starts_at < mine.starts_at + make_interval(mins => ${minutes})
      and mine.starts_at < theirs.starts_at + make_interval(mins => open.minutes)
    order by mine.starts_at limit 1`.execute(db)
  const [taken] = rows
  if (taken) refuse(taken.is_booked ? '決まっている予定と重なっています' : '送信済みの候補日と重なっています', new Date(taken.starts_at).toISOString(), field)
}

/** The times that `refuseOverlaps` would refuse for this selection. */
export async function takenTimes({ db, viewer, now }: Asking, owner: MeetingOwner) {
  const { rows } = await sql<{ starts_at: string; minutes: number }>`
    select theirs.starts_at, open.minutes from meetings as open
    cross join lateral unnest(case when open.state = 'booked' then array[open.starts_at] else open.slots end) as theirs (starts_at)
    where ${isTaken(owner, viewer.id)}
      and theirs.starts_at > ${now()}
    order by theirs.starts_at limit ${MOST_TAKEN}`.execute(db)
  return rows
}

/** Refuses one time that overlaps what the member has agreed to with anybody. */
export async function refuseBooked({ db, viewer, now }: Asking, { start, minutes, field }: { start: Date; minutes: number; field: string }) {
  const { rows } = await sql<{ starts_at: string }>`
    select starts_at::text from meetings
    where company_user_id = ${viewer.id} and state = 'booked' and starts_at > ${now()}
      and starts_at < ${start}::timestamptz + make_interval(mins => ${minutes}) and ${start}::timestamptz < starts_at + make_interval(mins => meetings.minutes)
    order by starts_at limit 1`.execute(db)
  const [taken] = rows
  if (taken) refuse('決まっている予定と重なっています', new Date(taken.starts_at).toISOString(), field)
}

const refuse = (what: string, slot: string, field = 'slots') =>
  fail('INPUT_INVALID', [
    {
      field,
      message: `${what}：${meetingStart(new Date(slot))}。別の日時を入力してください。`,
    },
  ])
