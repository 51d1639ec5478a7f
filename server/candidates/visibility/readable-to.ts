import { type FindHidden, hiddenWords, hideWords } from '#contract/candidates/hiding/hidden-words.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type HiddenTexts, keptReadable } from './hidden-texts.ts'
import { secretColumns, secretsOf } from './secrets-of.ts'

/**
 * Hides the words in a candidate's text that a company may not read, given the parts that they show to it. Kept texts that were made from the same words save the
 * search for them.
 */
export function readableTo(row: Parameters<typeof secretsOf>[0], shown: RevealPart[], kept?: { hidden: HiddenTexts | null; texts: string[] }) {
  if (shown.includes('career') && shown.includes('contact')) return (text: string) => text
  const secrets = secretsOf(row, shown)
  const known = kept && keptReadable(kept.hidden, secrets, kept.texts)
  let find: FindHidden | undefined
  return (text: string) => known?.get(text) ?? hideWords(text, (find ??= hiddenWords(secrets)))
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
