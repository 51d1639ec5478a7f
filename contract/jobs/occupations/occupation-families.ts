import type { Lookup } from '#contract/platform/lookups/lookups.ts'

/** What one does in a company, in four words for candidates and in those of the trade for companies; ids of `job_fields`. */
const families = [
  { name: 'つくる', label: '開発・技術', ids: [16, 42, 29, 18, 106, 107, 105, 110] },
  { name: '決める', label: '企画・経営・デザイン', ids: [104, 103, 25, 109, 0, 32, 38, 5] },
  { name: '届ける', label: '営業・マーケティング', ids: [6, 21, 15, 33, 22] },
  { name: '支える', label: '管理・バックオフィス', ids: [100, 101, 102, 108, 13] },
]

/** The fields of work by family, as they are offered; those that an operator has added, and その他, stand at the end. */
export function familiesOf(fields: readonly Lookup[]): { name: string; label: string; fields: Lookup[] }[] {
  const named = families.map(({ ids, ...family }) => ({ ...family, fields: ids.flatMap((id) => fields.find((field) => field.id === id) ?? []) }))
  const known = new Set(families.flatMap(({ ids }) => ids))
  return [...named, { name: 'そのほか', label: 'その他', fields: fields.filter(({ id }) => !known.has(id)) }].filter((family) => family.fields.length > 0)
}
