import { sql } from 'kysely'
import { UNMERGE_DAYS } from '#contract/hiring/outside/outside-names.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockOutside } from '../change-outside-candidate.ts'
import { listOutsideCandidates, readOutsideCandidate } from '../list-outside-candidates.ts'
import { recordOutsideEvent } from '../record-outside-event.ts'

type Merge = { id: string; kind: 'outside' | 'application'; with_id: string }

/**
 * Says that an entry is the same person as another entry, or as an applicant. Nothing is copied: each keeps its own consent, months and file, and what is read
 * of the two is what both allow. Only what the list names as perhaps the same can be merged.
 */
export async function mergeOutside(context: MemberContext, { id, kind, with_id }: Merge) {
  const { db, viewer, now } = context
  // In one order, so that two members who merge in both directions do not wait for each other.
  for (const each of kind === 'outside' ? [id, with_id].toSorted() : [id]) await lockOutside(context, each)
  const { candidates } = await listOutsideCandidates(context)
  const entry = candidates.find((each) => each.id === id)
  if (!entry?.same_as.some((twin) => twin.kind === kind && twin.id === with_id)) fail(entry?.merged ? 'OUTSIDE_UNMERGEABLE' : 'NOT_FOUND')
  // What was merged into this one would hang on something merged.
  const hasParts = await db.selectFrom('outside_candidates').select('id').where('merged_into_id', '=', id).executeTakeFirst()
  if (hasParts) fail('OUTSIDE_UNMERGEABLE')
  const into = kind === 'outside' ? { merged_into_id: with_id } : { merged_application_id: with_id }
  await db
    .updateTable('outside_candidates')
    .set({ ...into, merged_at: now().toISOString(), merged_by_name: viewer.name })
    .where('id', '=', id)
    .execute()
  await recordOutsideEvent(context, { id, kind: 'merged', by: viewer.name })
  return readOutsideCandidate(context, id)
}

/** Within the days that the list says. */
export async function unmergeOutside(context: MemberContext, id: string) {
  const { db, viewer, now } = context
  await lockOutside(context, id)
  const parted = await db
    .updateTable('outside_candidates')
    .set({ merged_into_id: null, merged_application_id: null, merged_at: null, merged_by_name: '' })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('merged_into_id', 'is not', null), eb('merged_application_id', 'is not', null)]))
    .where(sql<boolean>`merged_at > ${now().toISOString()}::timestamptz - make_interval(days => ${UNMERGE_DAYS})`)
    .executeTakeFirst()
  if (parted.numUpdatedRows === 0n) fail('OUTSIDE_UNMERGEABLE')
  await recordOutsideEvent(context, { id, kind: 'unmerged', by: viewer.name })
  return readOutsideCandidate(context, id)
}
