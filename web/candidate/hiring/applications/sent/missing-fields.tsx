import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import sheet from '../sheet/apply-sheet.module.css'

type MissingFieldsProps = {
  missing: ApplicationChoice['missing']
  jobFields: Lookup[]
  values: Record<string, unknown>
  issues: Record<string, string>
  act: string
}

/** The three things that a company looks at first, where the profile lacks them. A candidate may go on without them. */
export function MissingFields({ missing, jobFields, values, issues, act }: MissingFieldsProps) {
  if (missing.length === 0) return null
  return (
    <section className={sheet.part} aria-labelledby="missing">
      <h2 id="missing">企業が最初に見る{missing.length}つ</h2>
      <p className="hint">入力するとプロフィールにも保存されます。入力せずに{act}することもできます。</p>
      {missing.includes('name') && (
        <Field label="氏名" error={issues.name}>
          <input className="input" name="name" autoComplete="name" maxLength={100} defaultValue={textOf(values.name)} />
        </Field>
      )}
      {missing.includes('user_desired_job_fields') && (
        <Field label="職種" error={issues['user_desired_job_fields.0'] ?? issues.user_desired_job_fields}>
          <select className="input" name="job_field" defaultValue={textOf(values.job_field)}>
            <option value="">未選択</option>
            {jobFields
              .filter(({ retired }) => !retired)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </Field>
      )}
      {missing.includes('job_summary') && (
        <Field label="これまでの仕事" hint="1〜2文でもかまいません。例：計測機器のデータ基盤の開発を8年。" error={issues.job_summary}>
          <textarea className="input" name="job_summary" rows={3} maxLength={2000} defaultValue={textOf(values.job_summary)} />
        </Field>
      )}
    </section>
  )
}
