import type { ReactNode } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { FormOf } from '#web/platform/forms/page-form/use-page-form.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'

type Props = {
  label: string
  /** What both decisions send: what was looked at, and the page that follows. */
  looked: Record<string, string | number | null>
  of: FormOf<'reason'>
  reason: string
  setReason: (reason: string) => void
  reasonLabel: string
  reasonHint: string
  approve: string
  refuse: string
  /** Why it cannot be approved as it stands. */
  hindrance?: string | undefined
  /** Whom an approval reaches. */
  children?: ReactNode
}

/** Approves what is open, or refuses it with the reason that the company reads. */
export function DecisionDock({ label, looked, of, reason, setReason, reasonLabel, reasonHint, approve, refuse, hindrance, children }: Props) {
  return (
    <section className="review-dock" aria-label={label}>
      <PageForm of={{ name: 'refuse' }} hidden={looked} id="refuse" data-key="r" data-key-label={refuse}>
        <Field label={reasonLabel} hint={reasonHint} error={of.field('reason').error}>
          <textarea className="input" name="reason" rows={3} maxLength={1000} required value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </PageForm>
      <div className="row end">
        {children}
        {hindrance ? (
          <p className="small">{hindrance}</p>
        ) : (
          <PageForm className="row" hidden={looked}>
            <SubmitButton intent="approve" look="primary" data-key="a" data-key-goes="">
              {approve}
              <KeyHint of="a" />
            </SubmitButton>
          </PageForm>
        )}
        <SubmitButton intent="refuse" form="refuse">
          {refuse}
          <KeyHint of="r" />
        </SubmitButton>
      </div>
    </section>
  )
}
