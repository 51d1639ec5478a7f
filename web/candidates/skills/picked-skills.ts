import type { Api } from '#contract/index.ts'
import { Refused } from '#web/platform/api/refusal.ts'
import { idOf, idsOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { skillNamed } from './skills-found.ts'

type Picked = { skill_type: string; level: string | null; years: string | null }

/** As scripts carry them in one field, or as plain fields: the boxes that stay ticked, and one name that was typed. */
export async function pickedSkills(api: Api, values: Record<string, unknown>, name: string): Promise<Picked[]> {
  const carried = values[`${name}_picked`]
  if (typeof carried === 'string') return readCarried(carried)
  const kept = idsOf(values[name]).map((skill_type) => ({ skill_type, level: idOf(values[`level_${skill_type}`]), years: idOf(values[`years_${skill_type}`]) }))
  const typed = textOf(values[`${name}_added`]).trim()
  if (!typed) return kept
  const found = skillNamed((await api.lookups.list()).skill_types, typed)
  if (!found) throw new Refused({ code: 'INPUT_INVALID', sentence: unknown(typed), issues: { [`${name}_added`]: unknown(typed) } })
  const added = String(found.id)
  return kept.some(({ skill_type }) => skill_type === added) ? kept : [...kept, { skill_type: added, level: null, years: null }]
}

const unknown = (typed: string) => `「${typed}」は選択肢にありません。ほかの書き方を試してください。`

/** The API checks what is in it. */
function readCarried(text: string): Picked[] {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null)) return list as Picked[]
  } catch {}
  throw new Refused({ code: 'INPUT_INVALID', sentence: 'スキルを読み取れませんでした。ページを開き直してください。', issues: {} })
}
