import type { ReactNode } from 'react'
import type { Account } from '#contract/candidates/account/accounts.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import './intention-fields.css'

type IntentionFieldsProps = {
  choices: { career_intention_rating: Lookup[]; purpose_intention: Lookup[]; employment_types: Lookup[] }
  account: Pick<Account, 'career_intention_rating' | 'purpose_intention' | 'user_desired_employment_types'> | null
  result: FormResult | undefined
}

/** Three questions about what the candidate is looking for now, with the last answers chosen. */
export function IntentionFields({ choices, account, result }: IntentionFieldsProps) {
  const issues = result?.saved === false ? result.refusal.issues : {}
  return (
    <>
      <Choices legend="転職の意向" error={issues.career_intention_rating}>
        {choices.career_intention_rating.map(({ key, name }) => (
          <Choice key={key} type="radio" name="career_intention_rating" value={key!} label={name} chosen={account?.career_intention_rating === key} />
        ))}
      </Choices>
      <Choices legend="さがしているもの" error={issues.purpose_intention}>
        {choices.purpose_intention.map(({ key, name }) => (
          <Choice key={key} type="radio" name="purpose_intention" value={key!} label={name} chosen={account?.purpose_intention === key} />
        ))}
      </Choices>
      <Choices legend="希望する雇用形態（いくつでも）" error={issues.user_desired_employment_types}>
        {choices.employment_types.map(({ id, name }) => (
          <Choice
            key={id}
            type="checkbox"
            name="user_desired_employment_types"
            value={String(id)}
            label={name}
            chosen={account?.user_desired_employment_types.includes(id) ?? false}
          />
        ))}
      </Choices>
    </>
  )
}

const Choices = ({ legend, error, children }: { legend: string; error?: string; children: ReactNode }) => (
  <fieldset className="field">
    <legend>{legend}</legend>
    <div className="intention-choices">{children}</div>
    {error && <FieldError>{error}</FieldError>}
  </fieldset>
)

type ChoiceProps = { type: 'radio' | 'checkbox'; name: string; value: string; label: string; chosen: boolean }

const Choice = ({ type, name, value, label, chosen }: ChoiceProps) => (
  <label className="check">
    <input type={type} name={name} value={value} defaultChecked={chosen} required={type === 'radio'} />
    {label}
  </label>
)
