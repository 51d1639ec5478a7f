import type { Insertable } from 'kysely'
import { ANSWER_DAYS } from '#contract/hiring/outside/outside-names.ts'
import { pages } from '#contract/platform/pages.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'
import { issueOutsideLink } from './outside-links.ts'

type New = Omit<Insertable<DB['outside_candidates']>, 'asked_at' | 'answer_due_at' | 'moved_at'>

/** An entry that waits for the person's answer, and the address of the page where they give it. */
export async function insertOutsideCandidate({ db, now }: Pick<RequestContext, 'db' | 'now'>, entry: New) {
  const at = now()
  const { id } = await db
    .insertInto('outside_candidates')
    .values({
      ...entry,
      asked_at: at.toISOString(),
      answer_due_at: new Date(at.getTime() + ANSWER_DAYS * 86_400_000).toISOString(),
      moved_at: at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, link: settings.publicUrl + pages.outside(await issueOutsideLink({ db, now }, id, ANSWER_DAYS)) }
}
