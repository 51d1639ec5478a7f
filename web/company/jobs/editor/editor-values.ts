import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { EditedContent } from './job-sections.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Name = keyof EditedContent
export type EditorValues = ReturnType<typeof editorValues>

/** The initial values of the editor's fields: the refused input, else what is saved. */
export function editorValues(saved: JobContent, result: FormResult | undefined) {
  const refused = result?.saved === false && result.values.position_title !== undefined ? result : undefined
  const valueOf = (name: Name): unknown => (refused ? refused.values[name] : saved[name])
  const list = (name: Name) => [valueOf(name) ?? []].flat().map(String)
  return {
    text: (name: Name) => (typeof valueOf(name) === 'number' ? String(valueOf(name)) : textOf(valueOf(name))),
    lines: (name: Name) => list(name).join('\n'),
    ids: (name: Name) => list(name).filter(Boolean).map(Number),
    isTicked: (name: Name) => valueOf(name) === true || textOf(valueOf(name)) !== '',
    answer: (name: Name) => (typeof valueOf(name) === 'boolean' ? (valueOf(name) ? 'yes' : 'no') : textOf(valueOf(name))),
    refusal: (name: Name) => {
      const issues = result?.saved === false && result.refusal.code === 'INPUT_INVALID' ? Object.entries(result.refusal.issues) : []
      return issues.find(([field]) => field === name || field.startsWith(`${name}.`))?.[1]
    },
  }
}
