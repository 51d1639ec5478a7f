import { sql } from 'kysely'
import { createApp, type DepsContext } from '#server/app.ts'
import type { TaskName } from '#server/platform/background/task-payloads.ts'
import { tasks } from '#server/tasks.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import { LookupsWatch } from '#server/platform/lookups/lookups-watch.ts'
import { builtPages } from '#server/pages.ts'
import { addCandidate, addMember, addOperator, contextOf, test as base } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { Page } from './page.ts'
import { withSavepoints } from './with-savepoints.ts'

let pages: ReturnType<typeof builtPages> | undefined

/** The built site over the transaction of one test. */
export class Site {
  readonly #db: Database
  #app: Promise<ReturnType<typeof createApp>> | undefined

  constructor(db: Database) {
    this.#db = withSavepoints(db)
  }

  /** Updates the job index and the code tables with what the test changed. */
  refresh() {
    this.#app = undefined
  }
  newPage() {
    return new Page(async (request) => (await (this.#app ??= this.#open())).fetch(request, { isLocal: true, client: '192.0.2.1', requestId: 'page-test' }))
  }
  /** Runs the tasks of this name, as the worker would after the commit. */
  async work(task: TaskName) {
    const run = { ...(await contextOf(this.#db)), smtp: undefined, isLastTry: false }
    const waiting = (await waitingJobs(this.#db)).filter((job) => job.task === task)
    for (const { payload } of waiting) await (tasks[task] as (run: TaskRun, payload: never) => Promise<unknown>)(run, payload as never)
    await sql`
      select graphile_worker.complete_jobs(array(select jobs.id from graphile_worker._private_jobs jobs
        join graphile_worker._private_tasks tasks on tasks.id = task_id where identifier = ${task}))
    `.execute(this.#db)
  }
  async #open() {
    const lookups = new LookupsWatch(this.#db)
    const [deps] = await Promise.all([contextOf(this.#db), lookups.catchUp()])
    return createApp({ ...deps, lookups } satisfies DepsContext, await (pages ??= builtPages()))
  }
}

/** A test of pages as a browser without scripts reads them, on the built site. */
export const test = base.extend<{
  site: Site
  page: Page
  /** A candidate with an empty profile, signed in on the page. */
  candidate: { id: string; email: string }
  member: { id: string; company_id: number }
  operator: { id: string }
}>({
  site: async ({ db }, use) => use(new Site(db)),
  page: async ({ site }, use) => use(site.newPage()),
  candidate: async ({ db, page }, use) => {
    const { id, cookie } = await addCandidate(db, { username: '旅の途中' })
    page.addCookie(cookie)
    const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    await use({ id, email })
  },
  member: async ({ db, page }, use) => {
    const { id, company_id, cookie } = await addMember(db)
    page.addCookie(cookie)
    await use({ id, company_id })
  },
  operator: async ({ db, page }, use) => {
    const { id, cookie } = await addOperator(db)
    page.addCookie(cookie)
    await use({ id })
  },
})
