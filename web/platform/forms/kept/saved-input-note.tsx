import { useScripted } from '#web/ui/use-scripted.ts'
import type { useSavedInput } from './use-saved-input.ts'

/** Says beside a form that what is typed stays on this device, and lets go of what was put back. */
export function SavedInputNote({ kept: { state, discard } }: { kept: Pick<ReturnType<typeof useSavedInput>, 'state' | 'discard'> }) {
  const isTyped = useScripted() && state === 'typed'
  // The line has its room before it is true: the button below must not move under the finger that types.
  if (state !== 'restored')
    return (
      <p className={isTyped ? 'hint' : 'hint unsaid'} aria-hidden={!isTyped}>
        入力中の内容は、このタブに残ります。
      </p>
    )
  return (
    <div className="row">
      <p className="hint" aria-live="polite">
        前に入力した内容を戻しました。まだ保存していません。
      </p>
      <button type="button" className="button bare small" onClick={discard}>
        入力を消す
      </button>
    </div>
  )
}
