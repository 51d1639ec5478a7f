import { sql } from 'kysely'
import type { JobApprovalState } from '#contract/jobs/postings/approvals/job-approvals.ts'
import { fromDifference } from '#contract/jobs/postings/notified-terms.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { jobValueWords, type NamesOf } from '#contract/jobs/postings/job-value-words.ts'
import { jobApprovalRule } from '#server/companies/account/job-approval.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { namesOf } from '../../changes/names-of.ts'
import { contentColumns } from '../../changes/content-of.ts'
import { isSameValue } from '../../changes/is-same-value.ts'
import { openApproval } from './open-approvals.ts'

type Context = Pick<MemberContext, 'db' | 'viewer'>
type Job = JobContent & { id: number; state: string; published_at: string | null; updated_at: string }

/** What the job's page says of its approval. */
export async function showApproval(context: Context, job: Job): Promise<JobApprovalState> {
  const { db, viewer } = context
  const open = await openApproval(db, viewer.company_id, job.id)
  const rule = await jobApprovalRule(context)
  if (!open) return { ...rule, request: null, returned: await lastReturned(context, job) }
  const { requested_by_id, changes, ...request } = open
  const base = open.kind === 'change' ? job : await lastPublic(context, job.id)
  const next = open.kind === 'change' ? { ...job, ...changes } : job
  return {
    ...rule,
    request: {
      ...request,
      is_own: requested_by_id === viewer.id,
      proposed: changes,
      has_base: base !== undefined,
      changes: base ? differences(base, next as JobContent, await namesOf(db)) : [],
    },
    returned: null,
  }
}

/** What the public read of a job before it was paused or closed. */
export const lastPublic = async ({ db }: Context, job_id: number) =>
  (await db.selectFrom('job_public_contents').select(sql<JobContent>`content`.as('content')).where('job_id', '=', job_id).executeTakeFirst())?.content

/** Of two versions every field that differs, in words. */
function differences(before: Partial<JobContent>, after: JobContent, names: NamesOf) {
  return contentColumns.flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    if (isSameValue(from, to)) return []
    return [{ field, name: termNames[field] ?? field, ...fromDifference(wordsOf(field, from, names), wordsOf(field, to, names)) }]
  })
}

function wordsOf(field: keyof JobContent, value: JobContent[keyof JobContent] | null, names: NamesOf) {
  if (field === 'questions') return ((value ?? []) as JobContent['questions']).map(({ question }) => question).join('／') || 'なし'
  if (field === 'deferred_terms') return ((value ?? []) as string[]).map((term) => termNames[term] ?? term).join('・') || 'なし'
  return jobValueWords(field, value as Parameters<typeof jobValueWords>[1], names)
}

/** The latest request, while it is the one that was returned: neither published nor changed in public since. */
async function lastReturned({ db }: Context, { id, state, published_at, updated_at }: Job): Promise<JobApprovalState['returned']> {
  const last = await db
    .selectFrom('job_approvals')
    .select(['kind', 'decision', 'reason', 'decided_by as by', 'decided_at as at'])
    .where('job_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.decision !== 'returned' || !last.at) return null
  const isPublic = state === 'published' || state === 'in_review'
  const since = last.kind === 'change' ? updated_at : (published_at ?? '')
  if (isPublic !== (last.kind === 'change') || since > last.at) return null
  return { reason: last.reason, by: last.by, at: last.at }
}
