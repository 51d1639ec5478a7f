import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { CANCEL_SECONDS } from '#contract/hiring/scouts/scout-limits.ts'
import type { SentScout } from '#contract/hiring/scouts/scouts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { candidatesForCompany } from '#server/candidates/visibility/for-company/candidates-for-company.ts'
import { scoutColumns, scoutShapes } from '../scout-columns.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

/** So many days without an answer read 返事なし, whether it was delivered or not. */
const DAYS = 30
const PAGE = 20

type Which = { id?: string; page?: number }

const cancelableFor = sql`make_interval(secs => ${CANCEL_SECONDS})`
const isBlocked = sql<boolean>`exists (select from company_blocks as blocks
  where blocks.candidate_user_id = scouts.candidate_user_id and blocks.company_id = scouts.company_id)`
const isCorrected = sql<boolean>`exists (select from scouts as newer where newer.corrects = scouts.id)`
const hasTalk = sql<boolean>`exists (select from messages where messages.thread_id = scouts.thread_id and messages.kind <> 'scout')`

/** Scouts of a company as it may know them: one that waits, one that was delivered and one that will never be are the same. */
export async function sentScouts(
  db: Database,
  member: Pick<MemberContext['viewer'], 'company_id' | 'id'>,
  now: Date,
  { id, page = 1 }: Which,
): Promise<SentScout[]> {
  const old = new Date(now.getTime() - DAYS * 86_400_000)
  const rows = await db
    .selectFrom('scouts')
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
      sql<SentScout['state']>`case when scouts.state in ('accepted', 'refused', 'parked') and not ${isBlocked} then scouts.state
        when ${isCorrected} then 'corrected'
        when scouts.created_at < ${old} then 'unanswered' else 'sent' end`.as('state'),
    ])
    .where('scouts.company_id', '=', member.company_id)
    .$if(id !== undefined, (scouts) => scouts.where('scouts.id', '=', id!))
    .orderBy('scouts.created_at', 'desc')
    .orderBy('scouts.id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
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

export async function listSentScouts({ db, viewer, now }: MemberContext, { page = 1 }: { page?: number | undefined }) {
  const { company_id } = viewer
  const [scouts, { rows }] = await Promise.all([
    sentScouts(db, viewer, now(), { page }),
    sql<{ total: number; today: number }>`
      select (select count(*)::int from scouts where company_id = ${company_id}) as total,
        coalesce((select scouts_sent from company_days where company_id = ${company_id} and on_day = ${japanDay(now())}), 0) as today`.execute(db),
  ])
  const { total, today } = rows[0]!
  const { features, dailyLimits } = siteSettings()
  const left_today = features.scouts ? Math.max(0, dailyLimits.scouts_sent - today) : 0
  return { scouts, total, page, per_page: PAGE_SIZE, left_today }
}
