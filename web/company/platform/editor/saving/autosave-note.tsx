import { clockText } from '#contract/platform/time/japan-time.ts'
import type { AutosaveResult } from './autosave.ts'

type AutosaveNoteProps<Version> = {
  isSaving: boolean
  result: AutosaveResult<Version> | undefined
  savedAt: (version: Version) => string | undefined
  /** What to do where somebody else saved meanwhile. */
  changed: string
  /** How the form calls its fields, so that a refusal leads to the one that it is about. */
  names?: Record<string, string>
}

/** Says when a draft last saved itself, or why it could not. */
export function AutosaveNote<Version>({ isSaving, result, savedAt, changed, names = {} }: AutosaveNoteProps<Version>) {
  if (isSaving) return <span>保存中</span>
  if (!result) return <span>自動で保存します</span>
  const at = savedAt(result.version)
  if (result.saved) return <span>{at ? `${clockText(at)}に自動保存` : '保存しました'}</span>
  const { code, sentence, issues } = result.refusal
  if (code === 'PAGE_CHANGED') return <span>{changed}</span>
  const [field, problem] = Object.entries(issues)[0] ?? ['', sentence]
  return (
    <span>
      自動保存できませんでした。{names[field] && <a href={`#f-${field}`}>{names[field]}</a>}
      {names[field] && '：'}
      {problem}
    </span>
  )
}
