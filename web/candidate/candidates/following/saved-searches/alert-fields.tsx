import type { AlertFrequency } from '#contract/notifications/settings/alert-frequencies.ts'
import { Field } from '#web/platform/forms/field.tsx'

type AlertFieldsProps = { name: string; frequency: AlertFrequency; sends_mail: boolean; nameError?: string | undefined }

const frequencies: [AlertFrequency, string][] = [
  ['immediately', '見つかったら、すぐに'],
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
      <Field label="新しい求人の知らせ">
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
