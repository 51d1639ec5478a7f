import { payWords } from '#contract/jobs/postings/pay-words.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { savedSearchAlert } from '#server/platform/mail/texts/saved-search-alert.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import { settings } from '#server/settings.ts'
import { unsubscribeUrl } from '#server/notifications/unsubscribe-urls/unsubscribe-url.ts'
import { jobsToTell } from './jobs-to-tell.ts'
import { savedSearchPath } from './saved-search-path.ts'

const SHOWN = 10
const NAMED = 3

type Told = Awaited<ReturnType<typeof jobsToTell>>

/** Tells what a saved search found since it told last: a notice, and a mail if wished. Told and marked in one transaction, under the lock of the search, so nobody else tells it too. */
export async function tellSavedSearch({ db, now }: Pick<TaskRun, 'db' | 'now'>, { saved_search_id }: { saved_search_id: number }) {
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
    const path = savedSearchPath(saved.search)
    await deliverNotification(db, {
      candidate_user_id: saved.candidate_user_id,
      kind: 'saved_search',
      title: `「${saved.name}」に合う新しい求人が${jobs.length.toLocaleString('ja-JP')}件あります`,
      message: jobs.slice(0, NAMED).map(lineOf).join('\n'),
      path,
      at: now(),
      mail: saved.sends_mail ? mailOf(saved, jobs, path) : null,
    })
  })
}

/** What is told is told for ever; what fell out may come back when the job changes again. */
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
    await db.updateTable('saved_searches').set({ last_told_at: waiting.at }).where('id', '=', saved_search_id).execute()
  }
  await db.deleteFrom('saved_search_hits').where('saved_search_id', '=', saved_search_id).where('notified_at', 'is', null).execute()
}

const lineOf = ({ position_title, company_name }: Told[number]) => escapeHtml(`${position_title}（${company_name}）`)

const mailOf = ({ id, name }: { id: number; name: string }, jobs: Told, path: string) =>
  savedSearchAlert({
    name,
    total: jobs.length,
    jobs: jobs.slice(0, SHOWN).map((job) => ({
      title: job.position_title,
      company: job.company_name,
      salary: payWords(job) || '年収は求人のページに',
      url: `${settings.publicUrl}/job_offer/detail?id=${job.id}`,
    })),
    search_link: settings.publicUrl + path,
    unsubscribe_url: unsubscribeUrl({ saved_search_id: id }),
  })
