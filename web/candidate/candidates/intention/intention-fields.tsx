import type { Account } from '#contract/candidates/account/accounts.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import './intention-fields.css'

type IntentionFieldsProps = {
  choices: { career_intention_rating: Lookup[]; purpose_intention: Lookup[]; employment_types: Lookup[] }
  account: Pick<Account, 'career_intention_rating' | 'purpose_intention' | 'user_desired_employment_types'> | null
  result: FormResult | undefined
}

/** Three questions about what the candidate is looking for now, with the last answers chosen. */
export function IntentionFields({ choices, account, result }: IntentionFieldsProps) {
  const issues = result?.saved === false ? result.refusal.issues : {}
  const named = (rows: Lookup[]) => rows.map(({ key, name }) => ({ value: key!, label: name }))
  return (
    <>
      <ChoicesField
        type="radio"
        name="career_intention_rating"
        legend="転職の意向"
        options={named(choices.career_intention_rating)}
        chosen={account?.career_intention_rating}
        required
        error={issues.career_intention_rating}
        look="intention-choices"
      />
      <ChoicesField
        type="radio"
        name="purpose_intention"
        legend="さがしているもの"
        options={named(choices.purpose_intention)}
        chosen={account?.purpose_intention}
        required
        error={issues.purpose_intention}
        look="intention-choices"
      />
      <ChoicesField
        type="checkbox"
        name="user_desired_employment_types"
        legend="希望する雇用形態（いくつでも）"
        options={choices.employment_types.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={account?.user_desired_employment_types}
        error={issues.user_desired_employment_types}
        look="intention-choices"
      />
    </>
  )
}
