import { sql } from 'kysely'
import { CANCEL_SECONDS } from '#contract/hiring/scouts/scout-limits.ts'
import { type SentScout, type SentScoutSearch, SentScoutState } from '#contract/hiring/scouts/scouts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { leftToday } from '#server/candidates/search/days/left-today.ts'
import { candidatesForCompany } from '#server/candidates/visibility/for-company/candidates-for-company.ts'
import { countedBy, totalOf } from '#server/platform/database/sorting/counted-by.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down, up } from '#server/platform/database/sorting/sorted-by.ts'
import { scoutColumns, scoutShapes } from '../scout-columns.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** So many days without an answer read 返事なし, whether it was delivered or not. */
const DAYS = 30

type Which = Partial<SentScoutSearch> & { id?: string }

const cancelableFor = sql`make_interval(secs => ${CANCEL_SECONDS})`
const isBlocked = sql<boolean>`exists (select from company_blocks as blocks
  where blocks.candidate_user_id = scouts.candidate_user_id and blocks.company_id = scouts.company_id)`
const isCorrected = sql<boolean>`exists (select from scouts as newer where newer.corrects = scouts.id)`
const hasTalk = sql<boolean>`exists (select from messages where messages.thread_id = scouts.thread_id and messages.kind <> 'scout')`

const jobTitle = sql`(select position_title from job_offers where job_offers.id = scouts.job_id)`

/** Where a scout stands as the company may know it: one that waits, one that was delivered and one that will never be are the same. */
const stateAt = (now: Date) => sql<SentScout['state']>`case when scouts.state in ('accepted', 'refused', 'parked') and not ${isBlocked} then scouts.state
  when ${isCorrected} then 'corrected'
  when scouts.created_at < ${new Date(now.getTime() - DAYS * 86_400_000)} then 'unanswered' else 'sent' end`

const ordersAt = (now: Date) =>
  ordersBy({
    key: sql`scouts.id`,
    columns: {
      sent: sql`scouts.created_at`,
      state: sql`array_position(array['accepted', 'parked', 'sent', 'unanswered', 'refused', 'corrected'], ${stateAt(now)})`,
      job: byName(jobTitle),
      member: byName(sql`scouts.member_name`),
      integrity: sql`scouts.integrity`,
      likeness: sql`scouts.likeness`,
    },
    filled: ['sent', 'state'],
    usual: [down(sql`scouts.created_at`), up(sql`scouts.id`)],
  })

export async function sentScouts(
  db: Database,
  member: Pick<MemberContext['viewer'], 'company_id' | 'id'>,
  now: Date,
  { id, scout_state, mine, ...part }: Which,
): Promise<SentScout[]> {
  let found = db.selectFrom('scouts').where('scouts.company_id', '=', member.company_id)
  if (id) found = found.where('scouts.id', '=', id)
  if (mine) found = found.where('scouts.company_user_id', '=', member.id)
  if (scout_state) found = found.where(stateAt(now), '=', scout_state)
  const listed = found
    .select(scoutColumns)
    .select(scoutShapes(now))
    .select([
      'scouts.candidate_user_id as candidate_id',
      'scouts.created_at as sent_at',
      // By the clock alone: whether it waits for the candidate's hour or budget shows in nothing.
      sql<string | null>`case when scouts.company_user_id = ${member.id} and scouts.created_at > ${now}::timestamptz - ${cancelableFor} and not ${isCorrected}
        then scouts.created_at + ${cancelableFor} end`.as('cancelable_until'),
      isBlocked.as('is_blocked'),
      hasTalk.as('has_talk'),
      stateAt(now).as('state'),
    ])
  const rows = await partOf(listed, part, ordersAt(now)).execute()
  const seen = await candidatesForCompany(
    db,
    member,
    rows.flatMap(({ candidate_id }) => candidate_id ?? []),
  )
  const headings = new Map(seen.map((candidate) => [candidate.id, candidate.job_history_name]))
  return rows.map(({ is_blocked, has_talk, ...row }) => ({
    ...row,
    // A candidate whom the company no longer sees has no id, unless they have a conversation; one who blocked it has no answer either.
    candidate_id: !is_blocked && (has_talk || headings.has(row.candidate_id ?? '')) ? row.candidate_id : null,
    answered_at: is_blocked ? null : row.answered_at,
    heading: headings.get(row.candidate_id ?? '') ?? '',
  }))
}

export async function listSentScouts({ db, viewer, now }: MemberContext, search: SentScoutSearch) {
  const { page = 1, per_page = PAGE_SIZE, scout_state, mine } = search
  const { company_id } = viewer
  let own = db.selectFrom('scouts').where('scouts.company_id', '=', company_id)
  if (mine) own = own.where('scouts.company_user_id', '=', viewer.id)
  const [scouts, counts, { scouts_left: left_today }] = await Promise.all([
    sentScouts(db, viewer, now(), search),
    countedBy(own, stateAt(now()), SentScoutState.options),
    leftToday({ db, viewer, now }),
  ])
  return { scouts, total: totalOf(counts, scout_state), page, per_page, counts, left_today }
}
