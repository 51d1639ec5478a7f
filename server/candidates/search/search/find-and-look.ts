import { sql } from 'kysely'
import type { PeopleSearch } from '#contract/candidates/search/people.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import type { JobQuery, JobResult } from '#search-engine/job-index-types.ts'
import { candidatesForCompany } from '../../visibility/for-company/candidates-for-company.ts'
import type { Member } from '../../visibility/reveal-to.ts'
import { useViewQuota } from '../days/use-view-quota.ts'
import { candidateNumber } from '../index/candidate-documents.ts'
import { scoutedBy, seenBy } from './seen-by.ts'

/** A candidate who hides between the search and the look makes the page too short: the search is made again, as if they had never been there. */
const TRIES = 3
/** A search waits for this many profiles that changed; more are made in the background (after an upgrade or a restore), and found then. */
export const MOST_REFRESHED = 200

type Found = { found: JobResult; seen: VisibleCandidate[]; count: (conditions: JobQuery) => number; scouted_left_out: number }
type Among = Pick<PeopleSearch, 'favorited' | 'list_id' | 'tag_id' | 'include_scouted'>

/** The index finds, the one policy says among whom, and each candidate of the page is looked at under their lock. */
export async function findAndLook({ db, viewer, now, candidateIndex }: MemberContext, asked: JobQuery, { include_scouted, ...own }: Among): Promise<Found> {
  for (let tries = 1; ; tries++) {
    const index = await candidateIndex.current()
    const anybody = await seenBy(db, viewer, index, own)
    const scouted = include_scouted ? [] : await scoutedBy(db, viewer)
    const visible = { ...anybody, exclude_company_ids: [...(anybody.exclude_company_ids ?? []), ...scouted] }
    const found = index.search({ ...asked, ...visible })
    const count = (conditions: JobQuery) => index.search({ ...conditions, ...visible, limit: 0 }).total
    const seen = await inTransaction(db, async (db) => {
      const seen = await lookAt(db, viewer, found.ids.map(candidateNumber))
      await useViewQuota(db, { company_id: viewer.company_id, now: now(), kind: 'listed', ids: seen.map(({ id }) => id) })
      return seen
    })
    if (seen.length === found.ids.length || tries === TRIES) {
      // Only the total is read: nothing is put in order and no facet counted for it.
      const { facets: _facets, matching: _matching, unranked: _unranked, ...conditions } = asked
      const scouted_left_out = scouted.length === 0 ? 0 : index.search({ ...conditions, ...anybody, sort: 2, offset: 0, limit: 0 }).total - found.total
      return { found, seen, count, scouted_left_out }
    }
  }
}

/**
 * Waits for changes of these candidates' visibility (server/accounts/sessions/viewer/lock-candidate.ts): once such a change was answered, no list shows a candidate
 * that it hid.
 */
async function lookAt(db: Database, viewer: Member, numbers: number[]) {
  const { rows } = await sql<{ number: number; id: string }>`
    select number, accounts.id from candidate_index_changes join accounts on accounts.id = candidate_user_id
    where number = any(${numbers}::bigint[]) order by accounts.id for share of accounts`.execute(db)
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  return candidatesForCompany(
    db,
    viewer,
    numbers.flatMap((number) => ids.get(number) ?? []),
  )
}
