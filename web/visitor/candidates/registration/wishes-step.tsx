import { offered } from '#contract/platform/lookups/offered.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { Choices } from './choices.tsx'
import { issueOf, type StepProps, typed, typedList } from './step-fields.ts'

export function WishesStep({ draft, issues, masters }: StepProps) {
  const words = (master: LookupName) => offered(masters[master] ?? []).map(({ key = '', name }) => ({ value: key, text: name }))
  const numbers = (master: LookupName) => offered(masters[master] ?? []).map(({ id, name }) => ({ value: String(id), text: name }))
  const one = (name: string) => ({ name, kind: 'radio' as const, chosen: [typed(draft, name)], error: issueOf(issues, name) })
  const many = (name: string) => ({ name, kind: 'checkbox' as const, chosen: typedList(draft, name), error: issueOf(issues, name) })
  return (
    <>
      <Choices legend="転職の意向" layout="lines" options={words('career_intention_rating')} {...one('career_intention_rating')} />
      <Choices legend="さがしているもの" options={words('purpose_intention')} {...one('purpose_intention')} />
      <Choices legend="希望する雇用形態" options={numbers('employment_types')} {...many('user_desired_employment_types')} />
      <Choices legend="希望する地域" layout="long" options={numbers('prefectures')} {...many('user_preferred_work_areas')} />
    </>
  )
}
