import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import type { FormOf } from '#web/platform/forms/page-form/use-page-form.ts'

type Props = { of: FormOf<'reason'>; label?: string; hint?: string }

/** Why an operator decides so. It stays in the audit log, which outlives people. */
export const ReasonField = ({ of, label = '理由', hint = '操作の記録に残ります。個人の名前は書かないでください。' }: Props) => (
  <TextField of={of} name="reason" label={label} hint={hint} rows={2} maxLength={1000} required />
)
