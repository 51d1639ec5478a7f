import { hiddenWords, hideWords } from '#contract/candidates/hiding/hidden-words.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { secretColumns, secretsOf } from './secrets-of.ts'

/** Hides the words in a candidate's text that a company may not read, given the parts that they show to it. */
export function readableTo(row: Parameters<typeof secretsOf>[0], shown: RevealPart[]) {
  const find = shown.includes('career') && shown.includes('contact') ? undefined : hiddenWords(secretsOf(row, shown))
  return (text: string) => (find ? hideWords(text, find) : text)
}

/** The same for words that stand outside of the profile, as the answers of an application. */
export async function readableOf(db: Database, candidate_user_id: string, shown: RevealPart[]) {
  const row = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .innerJoin('candidate_profiles', 'candidate_profiles.candidate_user_id', 'candidate_users.id')
    .select(secretColumns)
    .where('candidate_users.id', '=', candidate_user_id)
    .executeTakeFirstOrThrow()
  return readableTo(row, shown)
}
