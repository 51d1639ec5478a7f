import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SaveState as State } from './use-autosave.ts'

/** At the foot of a form that saves by itself: what became of the last change. */
export function SaveState({ state, result, retry }: { state: State; result: FormResult | undefined; retry: () => void }) {
  const problems = result?.saved === false ? Object.keys(result.refusal.issues).length : 0
  return (
    <div className="save-state">
      <p aria-live="polite">
        {state === 'saving' && '保存しています'}
        {state === 'saved' && (
          <b className="saved">
            <Icon name="check" />
            保存しました
          </b>
        )}
      </p>
      {/* Said at once: what was typed is nowhere but here. */}
      <p aria-live="assertive">
        {state === 'failed' && (
          <span className="err">
            <Icon name="alert" />
            {problems > 0
              ? `まだ保存していません。${problems}か所を直してください。`
              : (result?.saved === false && result.refusal.code !== 'OUT_OF_REACH' && result.refusal.sentence) || '保存できませんでした。'}
          </span>
        )}
      </p>
      {state === 'failed' && problems === 0 && (
        <button type="button" className="button small" onClick={retry}>
          もう一度
        </button>
      )}
    </div>
  )
}
