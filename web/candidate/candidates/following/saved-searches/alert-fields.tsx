import { alertFrequencies, type AlertFrequency } from '#contract/notifications/settings/alert-frequencies.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type AlertFieldsProps = { name: string; frequency: AlertFrequency; sends_mail: boolean; nameError?: string | undefined }

const frequencies: [AlertFrequency, string][] = [
  ['immediately', 'すぐに通知'],
  ['daily', '1日1回、朝8時に'],
  ['never', '知らせない'],
]

/** The candidate's choices for a saved search: its name, and how it alerts them. */
export const AlertFields = ({ name, frequency, sends_mail, nameError }: AlertFieldsProps) => (
  <>
    <div className="saved-fields">
      <Field label="名前" {...(nameError ? { error: nameError } : {})}>
        <input className="input" name="name" maxLength={100} required defaultValue={name} />
      </Field>
      <Field label="新着の通知">
        <select className="input" name="frequency" defaultValue={frequency}>
          {frequencies.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
    </div>
    <label className="check">
      <input type="checkbox" name="sends_mail" value="true" defaultChecked={sends_mail} />
      メールでも受け取る
    </label>
  </>
)

/** The values of an alert's fields. */
export const alertOf = ({ name, frequency, sends_mail }: Record<string, unknown>) => ({
  name: textOf(name),
  frequency: alertFrequencies.find((one) => one === frequency) ?? 'daily',
  sends_mail: sends_mail === 'true',
})
