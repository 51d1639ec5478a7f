import { payWords } from '#contract/jobs/postings/pay-words.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { savedSearchAlert } from '#server/platform/mail/texts/saved-search-alert.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { settings } from '#server/settings.ts'
import { unsubscribeUrl } from '#server/notifications/notifications/unsubscribe-url.ts'
import { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import { pages } from '#contract/platform/pages.ts'
import { sql } from 'kysely'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'
import { readJobSearch } from '#server/jobs/postings/reading/read-job-search.ts'
import { changedJobsIndex } from './changed-jobs-index.ts'

const SHOWN = 10
const NAMED = 3

type Told = Awaited<ReturnType<typeof jobsToTell>>

/**
 * Announces the new jobs of a saved search since its last notification: a notification, and a mail if wished. Both happen in one transaction with the mark,
 * under the lock of the search, so that no other worker announces them too.
 */
export async function sendSavedSearchAlert({ db, now }: Pick<TaskRun, 'db' | 'now'>, { saved_search_id }: { saved_search_id: number }) {
  await db.transaction().execute(async (db) => {
    const saved = await db
      .selectFrom('saved_searches')
      .select(['id', 'name', 'search', 'frequency', 'sends_mail', 'candidate_user_id'])
      .where('id', '=', saved_search_id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!saved) return
    const jobs = saved.frequency === 'never' ? [] : await jobsToTell(db, saved, now())
    await mark(db, saved.id, jobs, now())
    if (jobs.length === 0) return
    await notify(db, {
      kind: 'saved_search',
      to: { candidate_user_id: saved.candidate_user_id },
      subject: { type: 'saved_search', id: saved.id },
      detail: { name: saved.name, count: jobs.length.toLocaleString('ja-JP'), jobs: jobs.slice(0, NAMED).map(lineOf).join('\n') },
      at: now(),
      mail: saved.sends_mail ? () => mailOf(saved, jobs) : null,
    })
  })
}

/** An announced job is never announced again; a job that stopped matching may come back when it changes again. */
async function mark(db: Database, saved_search_id: number, jobs: Told, now: Date) {
  const ids = jobs.map(({ id }) => id)
  const waiting = { saved_search_id, at: now.toISOString() }
  if (ids.length > 0) {
    await db
      .updateTable('saved_search_hits')
      .set({ notified_at: waiting.at })
      .where('saved_search_id', '=', saved_search_id)
      .where('job_id', 'in', ids)
      .execute()
    await db.updateTable('saved_searches').set({ last_notified_at: waiting.at }).where('id', '=', saved_search_id).execute()
  }
  await db.deleteFrom('saved_search_hits').where('saved_search_id', '=', saved_search_id).where('notified_at', 'is', null).execute()
}

const lineOf = ({ position_title, company_name }: Told[number]) => `${position_title}（${company_name}）`

const mailOf = ({ id, name, search }: { id: number; name: string; search: unknown }, jobs: Told) =>
  savedSearchAlert({
    name,
    total: jobs.length,
    jobs: jobs.slice(0, SHOWN).map((job) => ({
      title: job.position_title,
      company: job.company_name,
      salary: payWords(job) || '年収は求人のページに',
      url: settings.publicUrl + pages.job(job.id),
    })),
    search_link: settings.publicUrl + pages.jobs(SavedConditions.safeParse(search).data ?? {}),
    unsubscribe_url: unsubscribeUrl({ saved_search_id: id }),
  })

type Saved = { id: number; candidate_user_id: string; search: unknown }

/**
 * Of the jobs that wait to be announced, those that are still on offer, still match, pay at least the candidate's floor, and come from no company that the
 * candidate hides or blocks; the latest first.
 */
async function jobsToTell(db: Database, { id, candidate_user_id, search }: Saved, now: Date) {
  const offered = await publishedJobs(db, now)
    .innerJoin('saved_search_hits as hit', 'hit.job_id', 'job_offers.id')
    .where('hit.saved_search_id', '=', id)
    .where('hit.notified_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from hidden_jobs as hidden where hidden.candidate_user_id = ${candidate_user_id}
        and hidden.company_id = job_offers.company_id and (hidden.job_id is null or hidden.job_id = job_offers.id))`,
    )
    .where(
      sql<boolean>`not exists (select from company_blocks as blocked where blocked.candidate_user_id = ${candidate_user_id} and blocked.company_id = companies.id)`,
    )
    // A job that names no upper end is not below the floor: it is unknown.
    .where(
      sql<boolean>`not exists (select from candidate_privacy as mine where mine.candidate_user_id = ${candidate_user_id}
        and mine.salary_floor > job_offers.max_salary)`,
    )
    .select(['job_offers.id', 'position_title', 'min_salary', 'max_salary', 'is_salary_estimated', 'pay_min', 'pay_max', 'companies.name as company_name'])
    .select(sql<'year' | 'month' | 'day' | 'hour' | null>`pay_unit`.as('pay_unit'))
    .orderBy('job_offers.published_at', 'desc')
    .orderBy('job_offers.id', 'desc')
    .execute()
  const { data } = SavedConditions.safeParse(search)
  if (!data || offered.length === 0) return []
  const jobIndex = await changedJobsIndex(
    db,
    offered.map((job) => job.id),
  )
  const matching = new Set(jobIndex.search({ ...readJobSearch(data).conditions, now: Math.floor(now.getTime() / 1000), limit: jobIndex.size }).ids)
  return offered.filter((job) => matching.has(job.id))
}
