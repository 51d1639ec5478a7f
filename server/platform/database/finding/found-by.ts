import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { FOUND_OF_A_KIND, type Found } from '#contract/platform/finding/finding.ts'
import { foldedWords, foldFound, HIRAGANA, KATAKANA, LEGAL_FORMS, PARTING } from '#contract/platform/finding/fold-found.ts'

/** A column as `foldFound` folds a text (found-by.test.ts compares the two). */
export function foldedFound(text: RawBuilder<unknown>): RawBuilder<string> {
  const plain = LEGAL_FORMS.reduce((folded, form) => sql`replace(${folded}, ${sql.lit(form)}, '')`, sql`lower(normalize(${text}, nfkc))`)
  return sql<string>`translate(${plain}, ${sql.lit(HIRAGANA + PARTING)}, ${sql.lit(KATAKANA)})`
}

/** Whether a row holds all words that were typed, in its name or beside it, and how well its name fits: 0 it is what was typed, 1 it begins so, 2 otherwise. */
export function foundBy(typed: string, name: RawBuilder<unknown>, ...beside: RawBuilder<unknown>[]) {
  const whole = foldFound(typed)
  const folded = foldedFound(name)
  const all = beside.length > 0 ? foldedFound(sql`concat_ws('|', ${sql.join([name, ...beside])})`) : folded
  const matches = sql<SqlBool>`(${sql.join(
    foldedWords(typed).map((word) => sql`strpos(${all}, ${word}) > 0`),
    sql` and `,
  )})`
  return { matches, rank: sql<number>`case when ${folded} = ${whole} then 0 when starts_with(${folded}, ${whole}) then 1 else 2 end` }
}

/** One more is asked for than is shown, to know whether there are more. */
export const ASKED = FOUND_OF_A_KIND + 1

export const groupOf = <Kind extends string>(kind: Kind, rows: Found[]) => ({
  kind,
  found: rows.slice(0, FOUND_OF_A_KIND).map(({ id, name, note, state }) => ({ id, name, note, state })),
  has_more: rows.length > FOUND_OF_A_KIND,
})
