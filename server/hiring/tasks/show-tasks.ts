import { sql } from 'kysely'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { type CompanyAct, companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import { applicationsOf } from '../applications/company/company-applications.ts'
import { countsOfDays } from '../analytics/counts-of-days.ts'
import { isJobOfMember } from '#server/accounts/job-access/jobs-of-member.ts'
import { parts, periodOf } from '../analytics/period.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { teamActs } from './team-acts.ts'
import { promisedCandidates, waitingCandidates } from './waiting-candidates.ts'
import { openScorecardRequests } from '../scorecards/open-requests.ts'
import { companyMeetings } from '../meetings/company/company-meetings.ts'
import { isComing } from '../meetings/meeting-columns.ts'
import { outsideMeetings } from '../meetings/outside/outside-meetings.ts'
import { dueReminders } from '#server/candidates/pools/pool-reminders.ts'
import { openApprovals } from '#server/jobs/editing/approvals/open-approvals.ts'
import { ownJobs } from '#server/jobs/editing/own-jobs.ts'
import { DAYS_LISTED } from '#server/jobs/postings/published-jobs.ts'

/** After so many days a scout without an answer reads 返事なし; within the week before, it is about to. */
const SCOUT_DAYS = 30
const WEEK = 7

/** What has to be done and by when, each part as far as the member may see it. */
export async function showTasks(
  { db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>,
  { assigned }: { assigned?: 'me' | undefined } = {},
): Promise<CompanyTasks> {
  const where = { db, viewer, now: now(), assigned }
  const may = <Part>(act: CompanyAct, part: () => Promise<Part>) => (companyActRefusal(viewer, act) ? null : part())
  const [waiting, promised, meetings, scorecards, reminders, jobs, approvals, scouts_ending, team, weeks] = await Promise.all([
    may('see_threads', () => waitingCandidates(where)),
    may('see_selection', () => promisedCandidates(where)),
    may('see_selection', () => comingMeetings(where)),
    may('score', () => openScorecardRequests(where)),
    may('search_candidates', () => dueReminders({ db, viewer, now }, assigned)),
    may('see_jobs', () => dueJobs(where)),
    may('approve_jobs', () => waitingApprovals(where)),
    may('scout', () => scoutsEnding(where)),
    may('see_selection', () => teamActs(where)),
    may('see_figures', () => lastWeeks(where)),
  ])
  return { waiting, promised, meetings, scorecards, reminders, jobs, approvals, scouts_ending, team, weeks }
}

type Where = Pick<MemberContext, 'db' | 'viewer'> & { now: Date; assigned?: 'me' | undefined }

/** Whether it was delivered makes no difference: neither does what the company reads of it. */
async function scoutsEnding({ db, viewer, now, assigned }: Where) {
  const before = (days: number) => sql<string>`${now}::timestamptz - make_interval(days => ${days})`
  const { count } = await db
    .selectFrom('scouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', viewer.company_id)
    .$if(assigned === 'me', (scouts) => scouts.where('company_user_id', '=', viewer.id))
    .where('state', 'not in', ['accepted', 'refused', 'parked'])
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('scouts as newer').select('newer.id').whereRef('newer.corrects', '=', 'scouts.id'))))
    .where('created_at', '<=', before(SCOUT_DAYS - WEEK))
    .where('created_at', '>', before(SCOUT_DAYS))
    .executeTakeFirstOrThrow()
  return count
}

async function lastWeeks({ db, viewer, now }: Where) {
  const period = periodOf(4 * WEEK, now)
  const rows = await countsOfDays(db, viewer.company_id, period)
  const { bounds, partOf } = parts(period)
  return bounds.map((bound, index) => {
    const own = rows.filter(({ on_day }) => partOf(on_day) === index)
    const sum = (what: 'applications' | 'scouts_accepted') => own.reduce((all, row) => all + row[what], 0)
    return { ...bound, applications: sum('applications'), scouts_accepted: sum('scouts_accepted') }
  })
}

const DAYS = 7
const MOST_MEETINGS = 20

/** The agreed meetings of the next days, the soonest first: with candidates, and with people from outside for members who may read them. */
async function comingMeetings({ db, viewer, now, assigned }: Where) {
  const isMine = sql`(meetings.company_user_id = ${viewer.id} or exists (select from meeting_interviewers as mine
    where mine.meeting_id = meetings.id and mine.company_user_id = ${viewer.id}))`
  const isSoon = sql<boolean>`(${isComing(now)} and meetings.starts_at < ${now}::timestamptz + make_interval(days => ${DAYS}) and ${assigned === 'me' ? isMine : sql`true`})`
  const rows = await companyMeetings(db, viewer, now)
    .where('threads.candidate_user_id', 'is not', null)
    .where(isSoon)
    .clearOrderBy()
    .orderBy('meetings.starts_at')
    .limit(MOST_MEETINGS)
    .execute()
  const outside = await outsideMeetings(db, viewer, now).where(isSoon).clearOrderBy().orderBy('meetings.starts_at').limit(MOST_MEETINGS).execute()
  const merged = outside.flatMap(({ merged_application_id: id }) => (id ? [id] : []))
  const seen = merged.length > 0 ? await applicationsOf(db, viewer).select('applications.id').where('applications.id', 'in', merged).execute() : []
  // Into whichever application somebody was merged, who may not read it is led to their entry.
  const applicationOf = (id: string | null) => (seen.some((one) => one.id === id) ? id : null)
  const both = [
    ...rows.map((row) => ({ ...row, outside_candidate_id: null })),
    ...outside.map((row) => ({ ...row, application_id: applicationOf(row.merged_application_id), outside_candidate_id: row.entry_id })),
  ]
  return both
    .flatMap(({ id, application_id, outside_candidate_id, candidate, meeting_type, starts_at, minutes, place }) =>
      starts_at ? { id, application_id, outside_candidate_id, candidate, meeting_type, starts_at, minutes, place } : [],
    )
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
    .slice(0, MOST_MEETINGS)
}

/** What an administrator is asked to approve, the longest waiting first. */
async function waitingApprovals({ db, viewer }: Where) {
  const open = openApprovals(db, viewer.company_id)
  const items = await open
    .select(['job_offers.id', 'position_title', sql<'publication' | 'change'>`kind`.as('kind'), 'requested_at', 'requested_by'])
    .orderBy('requested_at')
    .orderBy('job_approvals.id')
    .limit(5)
    .execute()
  const { total } = await open.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

/** A published job has to be confirmed again after this many days; a week before, it appears among the tasks. */
const DAYS_CONFIRMED = 30

const AHEAD = 7

/** The jobs to confirm, the most pressing first. */
async function dueJobs({ db, viewer, now, assigned }: Where) {
  const jobs = ownJobs(db, viewer).$if(assigned === 'me', (own) => own.where(isJobOfMember(viewer)))
  const inDays = (days: number) => sql<string>`confirmed_at + make_interval(days => ${days})`
  const due = jobs.where('state', '=', 'published').where(inDays(DAYS_CONFIRMED), '<=', sql<string>`${now}::timestamptz + make_interval(days => ${AHEAD})`)
  const rows = await due
    .select([
      'id',
      'position_title',
      inDays(DAYS_CONFIRMED).as('due_at'),
      inDays(DAYS_LISTED).as('leaves_at'),
      sql<boolean>`confirmed_at + make_interval(days => ${DAYS_CONFIRMED}) <= ${now}`.as('is_overdue'),
    ])
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(5)
    .execute()
  const { total } = await due.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const of = (state: string) => sql<number>`(count(*) filter (where state = ${state}))::int`
  const counts = await jobs.select([of('draft').as('draft'), of('in_review').as('in_review'), of('published').as('published')]).executeTakeFirstOrThrow()
  return { due: rows, total, counts }
}
