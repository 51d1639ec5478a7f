import { type ReactNode, useEffect } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import { showToast } from '#web/platform/calls/toasts.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { FieldsContext, fieldsOf, useDroppable } from './fields-context.ts'

type SectionFormProps = { id: string; saved: Record<string, unknown>; title: string; seen: VisibilityProps; aside?: ReactNode; children: ReactNode }

/** A section of the profile, which the candidate saves separately. This tab keeps unsaved input until then. */
export function SectionForm({ id, saved, title, seen, aside, children }: SectionFormProps) {
  const fetcher = useFetcher<FormResult>({ key: `profile-${id}` })
  const posted = useActionData<FormResult>()
  const { result, times, drop } = useDroppable(fetcher.data ?? (posted?.form === id ? posted : undefined))
  const told = fetcher.data?.saved ? fetcher.data : undefined
  useEffect(() => {
    if (told) showToast(told.sentence ?? '保存しました')
  }, [told])
  // Changes after a save and after the candidate discards input: the fields then show what is saved, as the server understood it.
  const version = `${times} ${JSON.stringify(saved)}`
  const { pathname } = useLocation()
  const { form, state, ...kept } = useSavedInput(`profile-${id}`, result, { madeFrom: version })
  const isScripted = useScripted()
  const discard = () => {
    kept.discard()
    drop()
  }
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <Visibility {...seen} />
      </header>
      <div className="beside">
        <fetcher.Form method="post" action={`${pathname}#${id}`} ref={form} className="stack">
          <input type="hidden" name="form" value={id} />
          {/* Return presses the first button of a form, so this hidden one saves, whatever buttons follow. */}
          <button type="submit" name="intent" value={id} className="vh" tabIndex={-1} aria-hidden="true">
            保存する
          </button>
          {result?.saved === false && result.refusal.code === 'ADDRESS_FILLED' ? (
            <output className="note green">{result.refusal.sentence}</output>
          ) : (
            <FormRefusal result={result} />
          )}
          {!isScripted && result?.saved && <output className="note green">保存しました。</output>}
          <div key={version} className="stack">
            <FieldsContext value={fieldsOf(result, saved)}>{children}</FieldsContext>
          </div>
          <div className="row">
            <button type="submit" name="intent" value={id} className="button primary" aria-disabled={fetcher.state !== 'idle' || undefined}>
              保存する
            </button>
            {state === 'typed' && (
              <button type="button" className="button bare" onClick={discard}>
                やめる
              </button>
            )}
            <SavedInputNote kept={{ state, discard }} />
          </div>
        </fetcher.Form>
        {aside}
      </div>
    </section>
  )
}

type VisibilityProps = { isOpen: true; children?: string } | { isOpen?: false; children: string }

/** Who sees a section: all companies, or only those to whom the candidate reveals themself. */
export const Visibility = ({ isOpen, children }: VisibilityProps) => (
  <span className="small muted">
    <Icon name={isOpen ? 'eye' : 'lock'} /> {children ?? '企業に見えます'}
  </span>
)
