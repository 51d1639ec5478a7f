import { sql } from 'kysely'
import type { CompanyCount } from '#contract/operations/figures/operator-figure-names.ts'
import type { CompanyFigures } from '#contract/operations/figures/operator-figures.ts'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { dayAfter } from '#server/hiring/analytics/period.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hiresDuring } from './count-site.ts'

/** A published job has to be confirmed again after this many days, as its company reads it among its tasks. */
const DAYS_CONFIRMED = 30

type Asked = { since: string; until: string; now: Date; limit?: number }

const counts: CompanyCount[] = ['overdue', 'stale_jobs', 'applications', 'answered', 'scouts', 'scouts_accepted', 'hires']

/** What each company did in a period, and what is overdue there now, those that leave most people waiting first. A company without anything has no line. */
export async function companyFigures(db: Database, { since, until, now, limit }: Asked): Promise<{ companies: CompanyFigures[]; total: number }> {
  const [from, to] = [startOfDay(since), startOfDay(dayAfter(until))]
  const during = (column: string) => sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<CompanyFigures & { total: number }>`
    with counted as (
      select company_id, 'overdue' as what, count(*) as count from threads
        where turn = 'company' and answer_due_at < ${at} and closed_at is null and candidate_user_id is not null group by 1
      union all
      select company_id, 'stale_jobs', count(*) from job_offers join companies on companies.id = company_id
        where job_offers.state = 'published' and confirmed_at <= ${at} - make_interval(days => ${DAYS_CONFIRMED})
          and companies.state = 'active' and not end_of_contract and not is_unclaimed group by 1
      union all
      select company_id, what, count from (
        select company_id, count(*) as applications, count(first_answered_at) as answered from applications
          where source = 'application' and ${during('applied_at')} group by 1
      ) as applied cross join lateral (values ('applications', applications), ('answered', answered)) as told (what, count)
      union all
      select company_id, 'scouts', count(*) from scouts where corrects is null and ${during('created_at')} group by 1
      union all
      select company_id, 'scouts_accepted', count(*) from scouts where state = 'accepted' and ${during('answered_at')} group by 1
      union all
      select company_id, 'hires', count(*) from (${hiresDuring(during('steps.at'))}) as hired group by 1
    ), lines as (
      select company_id, ${sql.join(counts.map((what) => sql`coalesce(sum(count) filter (where what = ${what}), 0)::int as ${sql.ref(what)}`))}
      from counted group by company_id
    )
    select companies.id, companies.name, ${sql.join(counts.map((what) => sql.ref(what)))}, count(*) over ()::int as total
    from lines join companies on companies.id = company_id
    order by overdue desc, stale_jobs desc, applications desc, companies.id limit ${limit ?? null}`.execute(db)
  return { companies: rows.map(({ total: _total, ...company }) => company), total: rows[0]?.total ?? 0 }
}
