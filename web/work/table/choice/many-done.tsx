import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { useListAddress } from '#web/ui/list/use-list-address.ts'

/** How an act on several rows ended: what was done, each row that could not be with its reason, and the way back. */
export function ManyDone() {
  const result = useActionData<FormResult>()
  const { here } = useListAddress()
  const ref = useRef<HTMLElement>(null)
  // What was pressed is gone; from here a screen reader reads how it ended.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [result])
  if (!result?.saved || !result.many) return null
  const { items, undo } = result.many
  const refused = items.filter(({ refusal }) => refusal !== null)
  const done = items.filter(({ refusal }) => refusal === null)
  return (
    <section className="many-done" aria-label="操作の結果" ref={ref} tabIndex={-1}>
      <p>{result.sentence}</p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, name: label, refusal }) => (
            <li key={id}>
              <bdi>{label}</bdi>：{refusal}
            </li>
          ))}
        </ul>
      )}
      {undo && done.length > 0 && (
        <PageForm action={here} className="row" preventScrollReset>
          {done.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <SubmitButton intent={undo} data-key="z">
            元に戻す
            <KeyHint of="z" />
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}
