import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import type { FormOf } from '#web/platform/forms/page-form/use-page-form.ts'

type Props = { of?: FormOf<'reason'>; error?: string | undefined; label?: string; hint?: string; defaultValue?: string }

/** Why an operator decides so. It stays in the audit log, which outlives people. */
export const ReasonField = ({ of, error, defaultValue = '', label = '理由', hint = '操作の記録に残ります。個人の名前は書かないでください。' }: Props) => (
  <TextField
    of={of ?? { field: (name) => ({ name, error, value: defaultValue }) }}
    name="reason"
    label={label}
    hint={hint}
    rows={2}
    maxLength={1000}
    required
  />
)
