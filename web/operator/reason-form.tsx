import type { ReactNode, Ref } from 'react'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'

type Props = {
  intent: string
  /** Which of the page's forms, where several mean the same act. */
  name?: string
  button: ReactNode
  look?: 'primary' | 'danger'
  label?: string
  hint?: string
  hidden?: Record<string, string | number | null>
  ref?: Ref<HTMLFormElement>
  /** The single key that goes to its reason. */
  keyOf?: string
  /** What the act does, before its reason. */
  children?: ReactNode
}

/** An act that needs a reason and nothing else. */
export function ReasonForm({ intent, name = intent, button, look, label, hint, hidden, ref, keyOf, children }: Props) {
  const form = usePageForm<{ reason: string }>(name)
  return (
    <PageForm
      of={form}
      ref={ref}
      {...(hidden && { hidden })}
      {...(keyOf && { 'data-key': keyOf, 'data-key-label': typeof button === 'string' ? button : label })}
    >
      {children}
      <ReasonField of={form} {...(label && { label })} {...(hint && { hint })} />
      <SubmitButton intent={intent} {...(look && { look })}>
        {button}
      </SubmitButton>
    </PageForm>
  )
}
