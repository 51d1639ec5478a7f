import { type RawBuilder, sql } from 'kysely'
import type { SelectionCase, SelectionCases, SelectionCaseSearch } from '#contract/hiring/analytics/selection-cases.ts'
import { readStepKey } from '#contract/hiring/selection/step-limits.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { isOfMember } from '#server/accounts/conversation-access/threads-of.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownStepId } from '../../applications/company/company-applications.ts'
import { ownStepOfOutside } from '../../outside-candidates/outside-rows.ts'
import { stepsFor } from '../../selection-steps/own-steps.ts'
import { beenAt, type Columns } from '../funnel.ts'
import { askedPeriod, dayAfter, type Period } from '../period.ts'
import { staysAt } from '../stays-of.ts'
import { begunOutside } from './begun-outside.ts'
import { begunSelections } from './begun-selections.ts'

/** Before the first selection of any site. */
const BEGINNING = '2000-01-01'

type Context = Pick<MemberContext, 'db' | 'viewer' | 'now'>
type Summary = { total: number; hidden: number; median: number | null }

/** The selections behind a figure, one by one, from the same queries that count them; the longest first where a time is asked for, else the latest. */
export async function listSelectionCases(context: Context, { page = 1, per_page = PAGE_SIZE, ...asked }: SelectionCaseSearch): Promise<SelectionCases> {
  const { db, viewer, now } = context
  const { company_id } = viewer
  const period = asked.whole ? { days: 0, since: BEGINNING, until: japanDay(now()) } : askedPeriod(asked, now())
  const shown = { page, per_page, since: asked.whole ? null : period.since, until: asked.whole ? null : period.until }
  const columns = { job_id: asked.job_id || null, own: await stepsFor(db, { company_id, job_id: asked.job_id || null }) }
  const order = sql`measured desc nulls last, applied_at desc, id`
  const { rows } = await sql<Summary & (SelectionCase | { id: null })>`
    with cases as materialized (
      select cases.*, ${measureOf(asked)} as measured, (cases.is_outside or ${isOfMember(viewer)}) as is_shown
      from (${casesOf({ company_id, period, asked, columns })}) as cases
      left join applications on applications.id = cases.id left join threads on threads.id = applications.thread_id
    ), summary as (
      select count(*)::int as total, (count(*) filter (where not is_shown))::int as hidden,
        round((percentile_cont(0.5) within group (order by measured))::numeric, 1)::float as median
      from cases
    ), listed as (select * from cases where is_shown order by ${order} limit ${per_page} offset ${(page - 1) * per_page})
    select summary.*, listed.id, listed.channel, case when is_outside then 'outside' else 'application' end as kind,
      case when is_outside then json_build_object('id', outside.id, 'name', outside.name, 'has_left', false, 'premium', false)
        else ${candidateOfThread(now())} end as candidate,
      (select json_build_object('id', id, 'position_title', position_title) from job_offers where id = coalesce(applications.job_id, outside.job_id)) as job,
      (select name from company_users where id = coalesce(threads.company_user_id, outside.assigned_id)) as assigned,
      coalesce(applications.step, outside.step) as step, coalesce(applications.end_reason, outside.end_reason) as end_reason,
      (select name from selection_steps where id = case when is_outside then ${ownStepOfOutside} else ${ownStepId} end) as step_name,
      listed.applied_at, interviewed_at, offered_at, hired_at,
      round(extract(epoch from listed.first_answered_at - listed.applied_at) / 3600, 1)::float as reply_hours,
      round(extract(epoch from hired_at - listed.applied_at) / 86400, 1)::float as hire_days,
      round(extract(epoch from stay) / 86400, 1)::float as stay_days
    from summary left join listed on true
    left join applications on applications.id = listed.id left join threads on threads.id = applications.thread_id
    left join outside_candidates as outside on is_outside and outside.id = listed.id
    order by measured desc nulls last, listed.applied_at desc, listed.id`.execute(db)
  const { total, hidden, median } = rows[0]!
  const cases = rows.filter((row): row is Summary & SelectionCase => row.id !== null)
  return { cases, ...shown, total, hidden, median, ...(await namesOf(context, asked, columns)) }
}

/** What the question measures; nothing where it only counts. */
function measureOf({ stage, stay }: SelectionCaseSearch) {
  if (stay) return sql<number | null>`extract(epoch from stay) / 86400`
  if (stage === 'answered') return sql<number | null>`extract(epoch from cases.first_answered_at - cases.applied_at) / 3600`
  if (stage === 'hired') return sql<number | null>`extract(epoch from hired_at - cases.applied_at) / 86400`
  return sql<number | null>`null::numeric`
}

type Of = { company_id: number; period: Period; asked: SelectionCaseSearch; columns: Columns }

const moments = sql`id, channel, applied_at, first_answered_at, interviewed_at, offered_at, hired_at, false as is_outside`

/** A row for each selection, or for each stay at the step that is asked for. People from outside are among those of a channel only, as in the figures. */
function casesOf({ company_id, period, asked, columns }: Of) {
  const isMeant = sql`company_id = ${company_id} and applied_at >= ${startOfDay(period.since)}::timestamptz
    and applied_at < ${startOfDay(dayAfter(period.until))}::timestamptz ${asked.job_id === undefined ? sql`` : sql`and job_id is not distinct from ${asked.job_id || null}`}`
  const stays = asked.stay && sql`join (${staysAt(isMeant, columns)}) as stays on stays.application_id = begun.id and ${isStep(asked.stay, 'stays')}`
  const selections = sql`select ${moments}, ${stays ? sql`stay` : sql`null::interval as stay`} from (${begunSelections({ company_id, ...period })}) as begun ${stays || sql``}
    where ${sql.join(conditionsOf(asked, isMeant, columns), sql` and `)}`
  const { stage, channel, job_id, source, member, been, end_reason, decline } = asked
  const isOfConversation = [source, member, been, asked.stay, end_reason, decline].some((condition) => condition !== undefined)
  if (!channel || isOfConversation) return selections
  return sql`${selections} union all
    select id, channel, applied_at, null, interviewed_at, offered_at, hired_at, true, null from (${begunOutside({ company_id, ...period })}) as begun
    where ${sql.join(conditionsOf({ stage: stage === 'replied' || stage === 'answered' ? undefined : stage, channel, job_id }, isMeant, columns), sql` and `)}`
}

const isStep = (key: string, table: string) => {
  const { step, step_id = null } = readStepKey(key)!
  return sql`${sql.ref(`${table}.step`)} = ${step} and ${sql.ref(`${table}.step_id`)} is not distinct from ${step_id}`
}

const stageColumns = { replied: 'replied_at', answered: 'first_answered_at', interviewed: 'interviewed_at', offered: 'offered_at', hired: 'hired_at' } as const

function conditionsOf(
  { stage, as_of, within, job_id, source, channel, member, been, end_reason, decline }: SelectionCaseSearch,
  isMeant: RawBuilder<unknown>,
  columns: Columns,
) {
  const reached = stage && stage !== 'begun' && sql.ref(stageColumns[stage])
  const conditions = [
    reached && sql`${reached} is not null`,
    reached && as_of && sql`${reached} <= ${as_of}::timestamptz`,
    reached && within && sql`${reached} <= applied_at + make_interval(days => ${within}::integer)`,
    job_id !== undefined && sql`begun.job_id = ${job_id}`,
    source && sql`begun.source = ${source}`,
    channel && sql`begun.channel = ${channel}`,
    member && sql`begun.company_user_id is not distinct from ${member === 'none' ? null : member}::uuid`,
    been && sql`begun.id in (select id from (${beenAt(isMeant, columns)}) as been where ${isStep(been, 'been')})`,
    end_reason && sql`begun.end_reason = ${end_reason}`,
    decline && sql`begun.id in (select application_id from application_decline_reasons where reason = ${decline})`,
  ]
  return [sql`true`, ...conditions.filter((condition) => condition !== false && condition !== undefined && condition !== '' && condition !== 0)]
}

/** What the question names, in words; nothing of another company. */
async function namesOf({ db, viewer }: Context, { job_id, member, been, stay }: SelectionCaseSearch, { own }: Columns) {
  const { company_id } = viewer
  const job =
    job_id && (await db.selectFrom('job_offers').select('position_title').where('id', '=', job_id).where('company_id', '=', company_id).executeTakeFirst())
  const colleague =
    member &&
    member !== 'none' &&
    (await db.selectFrom('company_users').select('name').where('id', '=', member).where('company_id', '=', company_id).executeTakeFirst())
  const step_id = readStepKey(been ?? stay ?? '')?.step_id
  return {
    job: job ? job.position_title : job_id === 0 ? 'オープンポジション' : null,
    member: colleague ? colleague.name : member ? '担当なし' : null,
    step_name: own.find(({ id }) => id === step_id)?.name ?? null,
  }
}
