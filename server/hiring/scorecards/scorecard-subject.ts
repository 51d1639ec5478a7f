import { mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ThreadCandidate } from '#contract/conversations/threads.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationFor, lockApplicationFor } from '../applications/company/application-for.ts'
import { companyApplications } from '../applications/company/company-applications.ts'
import { lockReadable, readableOutside } from '../outside-candidates/change-outside-candidate.ts'
import { publishOutsideOf } from '../outside-candidates/publish-outside.ts'

type Context = Pick<MemberContext, 'db' | 'viewer' | 'now'>

/** Whom scorecards are about: an application, or somebody from outside. The rest of the feature is the same for both. */
export type ScorecardSubject = {
  /** What a new row says it is about. */
  row: { application_id: string } | { outside_candidate_id: string }
  /** The people from outside behind it: themselves, and who was merged into it. A merge copies nothing, so that it can be undone. */
  outside_ids: string[]
  job_id: number | null
  /** Which members of the company may be asked. */
  isReader: RawBuilder<boolean>
  notified: { subject: { type: 'scorecard' | 'outside_scorecard'; id: string }; candidate_user_id: string | null }
  publish: () => Promise<void>
  /** As pages name them. */
  shown: () => Promise<{ candidate: ThreadCandidate; job: { id: number; position_title: string } | null }>
}

/** Before something is written, the subject is locked. */
export type FindSubject = (context: Context, id: string, isWritten?: boolean) => Promise<ScorecardSubject>

/** The rows of `table` about a subject. */
export const isAbout = ({ row, outside_ids }: Pick<ScorecardSubject, 'row' | 'outside_ids'>, table: string) =>
  sql<boolean>`(${'application_id' in row ? sql`${sql.ref(`${table}.application_id`)} = ${row.application_id} or` : sql``}
    ${sql.ref(`${table}.outside_candidate_id`)} = any(${outside_ids}::uuid[]))`

/** An application. To who may read people from outside, those who were merged into it lend what was written about them; no more once the candidate has left. */
export const applicationSubject: FindSubject = async (context, id, isWritten = false) => {
  const { db, viewer, now } = context
  const application = await (isWritten ? lockApplicationFor(context, id) : applicationFor(context, id))
  const { candidate_user_id, job_id, thread_id } = application
  const readsOutside = candidate_user_id && mayReadOutside(viewer)
  const outside = readsOutside ? await db.selectFrom('outside_candidates').select('id').where('merged_application_id', '=', id).orderBy('id').execute() : []
  return {
    row: { application_id: id },
    outside_ids: outside.map((one) => one.id),
    job_id,
    isReader: isReader(candidate_user_id),
    notified: { subject: { type: 'scorecard', id }, candidate_user_id },
    publish: () => publishLive(db, [{ thread_id, company_id: viewer.company_id, kind: 'application_changed' }]),
    shown: () => companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirstOrThrow(),
  }
}

/** Somebody from outside who has agreed, for members who are no guests. */
export const outsideSubject: FindSubject = async (context, id, isWritten = false) => {
  const { db, viewer } = context
  const { name, job_id } = await (isWritten ? lockReadable(context, id) : readableOutside(context, id))
  const parts = await db.selectFrom('outside_candidates').select('id').where('merged_into_id', '=', id).orderBy('id').execute()
  return {
    row: { outside_candidate_id: id },
    outside_ids: [id, ...parts.map((one) => one.id)],
    job_id,
    isReader: sql<boolean>`role <> 'guest'`,
    notified: { subject: { type: 'outside_scorecard', id }, candidate_user_id: null },
    publish: () => publishOutsideOf(db, viewer.company_id),
    shown: async () => ({
      candidate: { id, name, has_left: false, premium: false },
      job: (await db.selectFrom('job_offers').select(['id', 'position_title']).where('id', '=', job_id).executeTakeFirst()) ?? null,
    }),
  }
}
