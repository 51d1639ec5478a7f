import { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Opened = { candidate_user_id: string; company_id: number; parts: RevealPart[]; contact_after_answer: boolean; at: Date }

/** Shows these parts to a company and closes every other. Says whether that is new. */
export async function writeReveal(db: Database, { candidate_user_id, company_id, contact_after_answer, at, ...opened }: Opened) {
  const parts = RevealPart.options.filter((part) => part !== 'attached_files' && opened.parts.includes(part))
  const shows_files = opened.parts.includes('attached_files')
  const written = await db
    .insertInto('reveals')
    .values({ candidate_user_id, company_id, parts, level: searchedLevel(parts), shows_files, contact_after_answer, granted_at: at.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['candidate_user_id', 'company_id'])
        .doUpdateSet(({ ref }) => ({
          parts: ref('excluded.parts'),
          level: ref('excluded.level'),
          shows_files: ref('excluded.shows_files'),
          contact_after_answer: ref('excluded.contact_after_answer'),
          granted_at: ref('excluded.granted_at'),
        }))
        .where(({ or, eb, ref }) =>
          or([
            eb('reveals.parts', 'is distinct from', ref('excluded.parts')),
            eb('reveals.shows_files', 'is distinct from', ref('excluded.shows_files')),
            eb('reveals.contact_after_answer', 'is distinct from', ref('excluded.contact_after_answer')),
          ]),
        ),
    )
    .returning('company_id')
    .executeTakeFirst()
  return written !== undefined
}

/** The search for people compares with everything, with what names nobody, or with the anonymous text: never with more than is shown. */
function searchedLevel(parts: RevealPart[]) {
  const shows = (...wanted: RevealPart[]) => wanted.every((part) => parts.includes(part))
  if (shows('name', 'career', 'contact')) return 'contact'
  return shows('career') ? 'career' : 'anonymous'
}
