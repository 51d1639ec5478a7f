import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import type { OperatorAct } from '#contract/accounts/operators/operator-acts.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Whom a matrix of access asks about, and what there is. `company_id` is the company of the members and of the job. */
export type World = { db: Database; owner: string; stranger: string; company_id: number; job_id: number; admin: string; guest: string; operator: string }

/** What a call takes: path parameters, query, body, or a form with files. */
export type Call = { params?: Record<string, string | number>; query?: string; body?: unknown; files?: Record<string, File> }

type Rule = {
  /** A call that succeeds for who may; made anew for each member. Empty for a route that takes nothing. */
  call?: (world: World) => Call | Promise<Call>
  /** What whoever may gets, when it is not 200: a refusal that comes after the guard. */
  status?: number
}

/**
 * Who may call a route.
 * `anyone`: whoever asks. `candidate`: each signed-in candidate, about themself only.
 * `owner`: about a thing that belongs to one candidate, made by `call`; to all others it does not exist.
 * `member`: members whose role and company allow `act` (contract/accounts/members/company-acts.ts). With `of: 'company'` the thing made by `call` belongs to
 * the world's company, and to members of another one it does not exist; `unassigned` is what a guest gets who is not assigned, where that differs.
 * `operator`: those of them whose role allows `act` (contract/accounts/operators/operator-acts.ts). What succeeds leaves one line in the audit log or more, but for reading;
 * `audited` says otherwise.
 */
export type Access = Rule &
  (
    | { who: 'anyone' | 'candidate' | 'owner' }
    | { who: 'member'; act: CompanyAct; of?: 'company'; unassigned?: number }
    | { who: 'operator'; act: OperatorAct; audited?: boolean }
  )
