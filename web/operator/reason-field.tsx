import { Field } from '#web/platform/forms/field.tsx'

type Props = { error?: string | undefined; label?: string; hint?: string; defaultValue?: string }

/** Why an operator decides so. It stays in the audit log, which outlives people. */
export const ReasonField = ({ error, label = '理由', hint = '操作の記録に残ります。個人の名前は書かないでください。', defaultValue }: Props) => (
  <Field label={label} hint={hint} error={error}>
    <textarea className="input" name="reason" rows={2} maxLength={1000} required defaultValue={defaultValue} />
  </Field>
)
