import { clockText } from '#contract/platform/time/japan-time.ts'
import type { AutosaveResult } from './autosave.ts'

/** Says when a draft last saved itself, or why it could not. */
export function AutosaveNote({ isSaving, result }: { isSaving: boolean; result: AutosaveResult | undefined }) {
  if (isSaving) return <span>保存中</span>
  if (!result) return <span>自動で保存します</span>
  if (result.saved) return <span>{clockText(result.version.updated_at)}に自動保存</span>
  const { code, sentence, issues } = result.refusal
  if (code === 'PAGE_CHANGED') return <span>ほかのメンバーの保存があります。「保存する」で比べられます。</span>
  return <span>自動保存できませんでした：{Object.values(issues)[0] ?? sentence}</span>
}
