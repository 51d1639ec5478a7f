import { type ReactNode, useEffect, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { FieldsContext, fieldsOf } from '../fields/fields-context.ts'
import { EditorSheet, useLeave } from './editor-sheet.tsx'
import { SaveState } from './save-state.tsx'
import { useAutosave } from './use-autosave.ts'

type Props = {
  id: string
  title: string
  /** Who sees what is written here. */
  seen: string
  saved: Record<string, unknown>
  /** The page without the sheet. */
  base: string
  action: string
  /** What the paths of the API's issues begin with, and the fields' names do not. */
  prefix?: RegExp
  children: ReactNode
}

type Result = FormResult & { id?: number }

/** A part of the profile in its sheet: it saves by itself while one writes; without scripts, by its button. */
export function EditorForm({ id, title, seen, base, action, prefix, children, ...props }: Props) {
  const posted = useActionData<Result>()
  const [saved] = useState(props.saved)
  const savedId = saved.user_work_experience_id as number | undefined
  const key = `profile-${id}-${savedId ?? ''}`
  const fetcher = useFetcher<Result>()
  const result = fetcher.data ?? (posted?.form === id ? posted : undefined)
  const { form, ...kept } = useSavedInput(key, result)
  const auto = useAutosave<Result>({ form, fetcher, id, action })
  const isScripted = useScripted()
  const leave = useLeave(base)
  const [isLeaving, setLeaving] = useState(false)
  const { state } = auto
  // A save that failed keeps the sheet open, and what is saved later does not close it.
  if (isLeaving && state === 'failed') setLeaving(false)
  useEffect(() => {
    if (isLeaving && state === 'saved') leave()
  }, [isLeaving, state, leave])
  /** What is not saved yet is saved first; what cannot be saved is left behind at the second press, and comes back with the sheet. */
  const onLeaving = () => {
    if (state === 'failed' || (state !== 'saving' && !auto.isChanged())) return true
    setLeaving(true)
    auto.send()
    return false
  }
  // A new employer has its id from the first save on.
  const workId = (result?.saved ? result.id : undefined) ?? savedId

  return (
    <EditorSheet title={title} base={base} onLeaving={onLeaving}>
      <form
        method="post"
        action={action}
        className="editor-form"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          auto.send()
        }}
      >
        <input type="hidden" name="form" value={id} />
        {id === 'work' && <input type="hidden" name="user_work_experience_id" value={workId ?? ''} />}
        {/* Return presses the first button of a form, so this hidden one saves, whatever buttons follow. */}
        <button type="submit" name="intent" value={id} className="vh" tabIndex={-1} aria-hidden="true">
          保存する
        </button>
        <p className="hint">{seen}</p>
        {!isScripted &&
          (result?.saved === false && result.refusal.code === 'ADDRESS_FILLED' ? (
            <output className="note green">{result.refusal.sentence}</output>
          ) : (
            <FormRefusal result={result} />
          ))}
        {!isScripted && result?.saved && <output className="note green">保存しました。</output>}
        <FieldsContext value={fieldsOf(result, saved, prefix)}>{children}</FieldsContext>
        {kept.state === 'restored' && !fetcher.data && <SavedInputNote kept={kept} />}
        <div className="editor-foot">
          {isScripted ? (
            <>
              <SaveState state={state} result={result} retry={auto.send} />
              {auto.isUndoable && (
                <button type="button" className="button small bare" onClick={auto.undo}>
                  元に戻す
                </button>
              )}
              <button type="button" className="button small primary" onClick={() => onLeaving() && leave()}>
                完了
              </button>
            </>
          ) : (
            <button type="submit" name="intent" value={id} className="button primary">
              保存する
            </button>
          )}
        </div>
      </form>
    </EditorSheet>
  )
}
