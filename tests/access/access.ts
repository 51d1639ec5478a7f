import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import type { OperatorAct } from '#contract/accounts/operators/operator-acts.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The principals of the matrix and the things they call about. `company_id` is the company of the members and of the job. */
export type World = { db: Database; owner: string; stranger: string; company_id: number; job_id: number; admin: string; guest: string; operator: string }

/** What a call sends: path parameters, query, body, or a form with files. */
export type Call = { params?: Record<string, string | number>; query?: string; body?: unknown; files?: Record<string, File> }

type Rule = {
  /** A call that succeeds for those who are allowed, made again for each principal. Empty for a route that takes nothing. */
  call?: (world: World) => Call | Promise<Call>
  /** The status for those who are allowed, when it is not 200: a refusal that comes after the guard. */
  status?: number
}

/**
 * Who may call a route.
 * `anyone`: every client. `candidate`: each signed-in candidate, about themself only.
 * `owner`: about a thing that belongs to one candidate, made by `call`; for all others it does not exist.
 * `member`: members whose role and company allow `act` (contract/accounts/members/company-acts.ts). With `of: 'company'` the thing made by `call` belongs to
 * the world's company, and for members of another one it does not exist; `unassigned` is the status for a guest who is not assigned, where that differs.
 * `operator`: operators whose role allows `act` (contract/accounts/operators/operator-acts.ts). A successful call that is no read writes to the audit log;
 * `audited` says otherwise.
 */
export type Access = Rule &
  (
    | { who: 'anyone' | 'candidate' | 'owner' }
    | { who: 'member'; act: CompanyAct; of?: 'company'; unassigned?: number }
    | { who: 'operator'; act: OperatorAct; audited?: boolean }
  )
