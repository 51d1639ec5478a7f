import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { Section } from './use-section.ts'

type SectionFormProps = { section: Section; title: string; note?: ReactNode; aside?: ReactNode; children: ReactNode }

/** A section of the profile with a separate form. This tab keeps unsaved input until the candidate saves it. */
export function SectionForm({ section: { id, fetcher, result, version, drop }, title, note, aside, children }: SectionFormProps) {
  const { pathname } = useLocation()
  const { form, state, ...kept } = useSavedInput(`profile-${id}`, result)
  const isScripted = useScripted()
  const discard = () => {
    kept.discard()
    drop()
  }
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {note}
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
            {children}
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
