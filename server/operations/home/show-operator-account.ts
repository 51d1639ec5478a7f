import { sql } from 'kysely'
import { type OperatorAct, operatorActs, operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { isWaitingRequest } from '../data-requests/request-columns.ts'
import { waitingApprovals } from '../approvals/waiting-approvals.ts'
import { openReviews } from '../jobs/reviews.ts'
import { isWaitingReport } from '../reports/write-report.ts'

/** The companies that wait for an operator. */
const pendingCompanies = (db: Database) => db.selectFrom('companies').where('state', '=', 'pending')

/** The signed-in operator, their permissions, and the numbers of waiting tasks. */
export async function showOperatorAccount({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }) {
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const { id, name, role } = viewer
  const acts = (Object.keys(operatorActs) as OperatorAct[]).filter((act) => operatorMay(role, act))
  return { id, email, name, role, acts, waiting: await waitingCounts(db, now(), viewer) }
}

type Waiting = {
  companies: number
  claims: number
  import_matches: number
  job_reviews: number
  story_reviews: number
  reports: number
  data_requests: number
  approvals: number
}

/** How much waits for an operator: the numbers beside the menu. */
async function waitingCounts(db: Database, now: Date, { id, role }: OperatorViewer): Promise<Waiting> {
  const count = sql<number>`count(*)`.as('count')
  const { rows } = await sql<Waiting>`select
    (${pendingCompanies(db).select(count)}) as companies,
    (select count(*) from company_claims where decision is null) as claims,
    (select count(*) from import_company_matches where decision is null) as import_matches,
    (${openReviews(db).select(count)}) as job_reviews,
    (select count(*) from story_reviews where decided_at is null) as story_reviews,
    (select count(*) from reports where ${isWaitingReport}) as reports,
    (select count(*) from data_requests where ${isWaitingRequest}) as data_requests,
    (select count(*) from ${waitingApprovals(now, role)} as waiting where asked_by is distinct from ${id}) as approvals`.execute(db)
  return rows[0]!
}
