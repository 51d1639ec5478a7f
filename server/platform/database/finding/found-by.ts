import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { FOUND_OF_A_KIND, type Found } from '#contract/platform/finding/finding.ts'
import { foldedWords, foldFound, HIRAGANA, KATAKANA, LEGAL_FORMS, PARTING } from '#contract/platform/finding/fold-found.ts'

const escaped = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`)
const signs = `[${escaped(PARTING)}]*`
const legalForm = `${signs}(?:${LEGAL_FORMS.map(escaped).join('|')})?${signs}`
const hiraganaOf = new Map([...KATAKANA].map((letter, at) => [letter, HIRAGANA[at]!]))

/**
 * A folded text as an expression for names as they are written: either kana, and signs between any two letters. To fold the names instead would take PostgreSQL five times as long.
 */
const writtenAs = (folded: string) =>
  [...folded].map((letter) => (hiraganaOf.has(letter) ? `[${hiraganaOf.get(letter)}${letter}]` : escaped(letter))).join(signs)

/** Whether a row holds all words that were typed, in its name or beside it, and how well its name fits: 0 it is what was typed, 1 it begins so, 2 otherwise. */
export function foundBy(typed: string, name: RawBuilder<unknown>, ...beside: RawBuilder<unknown>[]) {
  const plain = (text: RawBuilder<unknown>) => sql<string>`lower(normalize(${text}, nfkc))`
  const all = plain(beside.length > 0 ? sql`concat_ws('|', ${sql.join([name, ...beside])})` : name)
  const matches = sql<SqlBool>`(${sql.join(
    foldedWords(typed).map((word) => sql`${all} ~ ${writtenAs(word)}`),
    sql` and `,
  )})`
  const begins = `^${legalForm}${writtenAs(foldFound(typed))}`
  return { matches, rank: sql<number>`case when ${plain(name)} ~ ${`${begins}${legalForm}$`} then 0 when ${plain(name)} ~ ${begins} then 1 else 2 end` }
}

/** One more is asked for than is shown, to know whether there are more. */
export const ASKED = FOUND_OF_A_KIND + 1

export const groupOf = <Kind extends string>(kind: Kind, rows: Found[]) => ({
  kind,
  found: rows.slice(0, FOUND_OF_A_KIND).map(({ id, name, note, state }) => ({ id, name, note, state })),
  has_more: rows.length > FOUND_OF_A_KIND,
})
