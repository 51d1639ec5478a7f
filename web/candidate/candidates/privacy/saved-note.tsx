import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ActButton } from './act-button.tsx'

/** What was done, and the way back where it opened something. */
export function SavedNote({ result }: { result: FormResult | undefined }) {
  if (!result?.saved || !result.sentence) return null
  const unblocked = /^unblocked-(\d+)$/.exec(result.form ?? '')?.[1]
  return (
    <div className="note green row between">
      <output>{result.sentence}</output>
      {unblocked && (
        <ActButton intent="block" fields={{ company_id: unblocked }} label="ブロックに戻す">
          元に戻す
        </ActButton>
      )}
    </div>
  )
}
