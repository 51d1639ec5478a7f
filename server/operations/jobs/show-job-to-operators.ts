import { sql } from 'kysely'
import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import { contentColumns } from '#server/jobs/changes/content-of.ts'
import { statusColumns } from '#server/jobs/editing/own-jobs.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { jobVersions } from '#server/jobs/postings/job-versions.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { questionLine } from '#contract/jobs/questions/question-lines.ts'

type Review = OperatorJobPage['reviews'][number]

/** A job of any company with all that is looked at before it is decided about. */
export async function showJobToOperators({ db }: { db: Database }, id: number): Promise<OperatorJobPage> {
  const job = await db
    .selectFrom('job_offers')
    .where('job_offers.id', '=', id)
    .select([...statusColumns, 'company_id', 'reference_number', ...contentColumns])
    .executeTakeFirst()
  if (!job) return fail('NOT_FOUND')
  const shown = job as OwnJob
  const { state, ...company } = await db
    .selectFrom('companies')
    .where('companies.id', '=', shown.company_id)
    .select([...companySummaryColumns(undefined), 'address', 'contact_phone', 'contact_email', 'contact_url', 'url', 'images'])
    .select(sql<CompanyState>`companies.state`.as('state'))
    .executeTakeFirstOrThrow()
  const past = await db
    .selectFrom('job_offer_reviews')
    .select(['id', 'requested_at', 'requested_by', 'decided_at', 'reason', 'content', sql<Review['decision']>`decision`.as('decision')])
    .where('job_id', '=', id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  const down = await db
    .selectFrom('job_take_downs')
    .select(['reason', 'taken_down_at'])
    .where('job_id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  const premium = await db.selectFrom('premium_jobs').select('job_id').where('job_id', '=', id).executeTakeFirst()
  const reviews = past.map(
    ({ id, requested_at, requested_by, decided_at, decision, reason }): Review => ({ id, requested_at, requested_by, decided_at, decision, reason }),
  )
  const { name, end_of_contract, is_demo } = company
  return {
    job: shown,
    company,
    company_standing: { id: company.id, name, state, end_of_contract, is_demo },
    findings: lintPosting({ job: shown, company }),
    versions: await jobVersions(db).where('job_id', '=', id).limit(100).execute(),
    review: reviews.find(({ decided_at }) => decided_at === null) ?? null,
    reviews,
    changes_since: changesSince(shown, past),
    is_premium: Boolean(premium),
    taken_down: down ?? null,
  }
}

type Past = { decision: string | null; decided_at: string | null; content: unknown }

type Changes = NonNullable<OperatorJobPage['changes_since']>['changes']

/** How the job differs from its text at the last decision; nothing for a first request, or when that text was not stored. */
function changesSince(job: JobContent, past: Past[]): OperatorJobPage['changes_since'] {
  const last = past.find(({ decision }) => decision === 'refused' || decision === 'approved')
  if (!last?.decided_at || !last.content) return null
  const before = last.content as Partial<JobContent>
  const changed = contentColumns.filter((column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(job[column] ?? null))
  const changes = Object.fromEntries(
    changed.map((column) => [column, { from: readable(column, before[column]), to: readable(column, job[column]) }]),
  ) as Changes
  return { at: last.decided_at, what: last.decision as 'refused' | 'approved', changes }
}

const readable = (column: keyof JobContent, value: JobContent[keyof JobContent] | undefined) =>
  column === 'questions' ? ((value ?? []) as JobQuestion[]).map(questionLine) : (value ?? null)
