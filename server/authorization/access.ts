import type { Database } from '../database/connect.ts'

/** Whom a matrix of access asks about, and what there is. */
export type World = { db: Database; owner: string; stranger: string; company_id: number; job_id: number }

/** What a call takes: path parameters, query, body, or a form with files. */
export type Call = { params?: Record<string, string | number>; query?: string; body?: unknown; files?: Record<string, File> }

/**
 * Who may call a route.
 * `anyone`: whoever asks. `candidate`: each signed-in candidate, about themself only.
 * `owner`: about a thing that belongs to one candidate, made by `call`; to all others it does not exist.
 */
export type Access = {
  who: 'anyone' | 'candidate' | 'owner'
  /** A call that succeeds for who may; made anew for each principal. Empty for a route that takes nothing. */
  call?: (world: World) => Call | Promise<Call>
  /** What whoever may gets, when it is not 200: a refusal that comes after the guard. */
  status?: number
}
