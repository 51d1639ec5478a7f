import { sql } from 'kysely'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { type CompanyAct, companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import { countsOfDays } from '../analytics/counts-of-days.ts'
import { parts, periodOf } from '../analytics/period.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { comingMeetings } from './coming-meetings.ts'
import { dueJobs } from './due-jobs.ts'
import { promisedPeople, waitingPeople } from './waiting-people.ts'

/** After so many days a scout without an answer reads 返事なし; within the week before, it is about to. */
const SCOUT_DAYS = 30
const WEEK = 7

/** What has to be done and by when, each part as far as the member may see it. */
export async function showTasks({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>): Promise<CompanyTasks> {
  const where = { db, viewer, now: now() }
  const may = <Part>(act: CompanyAct, part: () => Promise<Part>) => (companyActRefusal(viewer, act) ? null : part())
  const [waiting, promised, meetings, jobs, scouts_ending, weeks] = await Promise.all([
    may('see_threads', () => waitingPeople(where)),
    may('see_selection', () => promisedPeople(where)),
    may('see_selection', () => comingMeetings(where)),
    may('see_jobs', () => dueJobs(where)),
    may('scout', () => scoutsEnding(where)),
    may('see_figures', () => lastWeeks(where)),
  ])
  return { waiting, promised, meetings, jobs, scouts_ending, weeks }
}

type Where = Pick<MemberContext, 'db' | 'viewer'> & { now: Date }

/** Whether it was delivered makes no difference: neither does what the company reads of it. */
async function scoutsEnding({ db, viewer, now }: Where) {
  const before = (days: number) => sql<string>`${now}::timestamptz - make_interval(days => ${days})`
  const { count } = await db
    .selectFrom('scouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', viewer.company_id)
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
