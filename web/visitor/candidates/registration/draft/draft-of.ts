import { draftSteps } from './draft-steps.ts'

/** A draft as forms hold it: texts, not yet parsed as numbers. */
export type TypedDraft = Record<string, unknown>

const lists = new Set(['skill_types', 'user_desired_employment_types', 'user_preferred_work_areas'])

/** The draft after this step: its fields as the visitor typed them, the others unchanged. Leaves out empty ones. */
export function draftOf(step: number, values: Record<string, unknown>, before: TypedDraft): TypedDraft {
  const fields = draftSteps[step - 1]?.fields ?? []
  const typed = fields.flatMap((field): [string, unknown][] => {
    const value = values[field]
    if (field === 'now_working') return [[field, value === 'yes']]
    if (lists.has(field)) return [[field, value === undefined ? [] : [value].flat()]]
    return typeof value === 'string' && value.trim() !== '' ? [[field, value]] : []
  })
  const others = Object.entries(before).filter(([field]) => !fields.some((own) => own === field))
  return Object.fromEntries([...others, ...typed])
}

/** A field's value as its control holds it. */
export const typed = (draft: TypedDraft, name: string) => {
  const value = draft[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
export const typedList = (draft: TypedDraft, name: string) => (Array.isArray(draft[name]) ? draft[name].map(String) : [])

/** The draft that a page or a cookie carried; a broken one is an empty one. */
export function readDraft(text: string): TypedDraft {
  try {
    const draft: unknown = JSON.parse(text)
    return typeof draft === 'object' && draft && !Array.isArray(draft) ? (draft as TypedDraft) : {}
  } catch {
    return {}
  }
}
