import { sql } from 'kysely'
import { Tip } from '#contract/candidates/account/tips.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** In one statement, so that two devices that close different tips both count. */
export async function closeTip({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, tip: Tip) {
  const { closed_tips, show_tips } = await db
    .updateTable('candidate_users')
    .set({ closed_tips: sql`array(select distinct unnest(closed_tips || ${tip}::text))` })
    .where('id', '=', viewer.id)
    .returning(['closed_tips', 'show_tips'])
    .executeTakeFirstOrThrow()
  return { tips: show_tips ? Tip.options.filter((one) => !closed_tips.includes(one)) : [] }
}
