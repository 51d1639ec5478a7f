import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { PrefectureGroup } from '#web/candidates/places/prefecture-group.tsx'
import { typedList } from './draft/draft-of.ts'
import { DayList, MonthList, YearList } from './date-lists.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { DateField, formOf, NONE, type Part, type StepProps } from './step-fields.tsx'
import { yearText } from './year-text.ts'

const YOUNGEST = 16

function BasicsStep(step: StepProps) {
  const { lookups, thisYear } = step
  return (
    <>
      <DateField {...step} legend="生年月日" hint="どの企業にも見えません。検索や並び順にも使いません。" prefix="birthday" parts={['year', 'month', 'day']}>
        {(part) => (
          <>
            <YearList {...part('year', '年')} from={thisYear - YOUNGEST} to={thisYear - 90} />
            <MonthList {...part('month', '月')} />
            <DayList {...part('day', '日')} />
          </>
        )}
      </DateField>
      <ChoiceField
        of={formOf(step)}
        name="address"
        label="住んでいるところ"
        need="may"
        none={NONE}
        names={lookups.prefectures.map(({ id, name }) => [id, name])}
      />
    </>
  )
}

const words = (rows: readonly Lookup[] = []) => offered(rows).map(({ key = '', name }) => ({ value: key, label: name }))
const numbers = (rows: readonly Lookup[] = []) => offered(rows).map(({ id, name }) => ({ value: id, label: name }))

function EducationStep(step: StepProps) {
  const of = formOf(step)
  const years = Array.from({ length: 76 }, (_, index) => step.thisYear + 6 - index)
  return (
    <>
      <ChoiceField of={of} name="final_education_type" label="最終学歴" need="may" none={NONE} names={educationTypes} />
      <TextField of={of} name="final_education_name" label="学校の名前" need="may" maxLength={200} />
      <TextField of={of} name="final_education_field_of_study" label="学部・学科・専攻" need="may" maxLength={200} />
      <ChoiceField
        of={of}
        name="final_education_end_date"
        label="卒業の年"
        need="may"
        hint="在学中のときは、卒業の見込みの年を選んでください。"
        none={NONE}
        names={years.map((year) => [year, yearText(year)])}
      />
    </>
  )
}

function WishesStep(step: StepProps) {
  const { lookups } = step
  const one = (name: string) => ({ ...formOf(step).choices(name), type: 'radio' as const, need: 'may' as const })
  const many = (name: string) => ({ ...one(name), type: 'checkbox' as const })
  return (
    <>
      <ChoicesField {...one('career_intention_rating')} legend="転職の意向" look="choices lines" options={words(lookups.career_intention_rating)} />
      <ChoicesField {...one('purpose_intention')} legend="さがしているもの" look="choices" options={words(lookups.purpose_intention)} />
      <ChoicesField {...many('user_desired_employment_types')} legend="希望する雇用形態" look="choices" options={numbers(lookups.employment_types)} />
      <PrefectureGroup
        name="user_preferred_work_areas"
        legend="希望する地域"
        prefectures={lookups.prefectures}
        chosen={typedList(step.draft, 'user_preferred_work_areas').map(Number)}
        error={many('user_preferred_work_areas').error}
      />
    </>
  )
}

export const stepForms = [BasicsStep, EducationStep, WorkStep, ExperienceStep, WishesStep]

function WorkStep(step: StepProps) {
  const of = formOf(step)
  const month = { ...step, parts: ['year', 'month'] }
  const lists = (part: Part) => (
    <>
      <YearList {...part('year', '年')} from={step.thisYear} to={step.thisYear - 70} />
      <MonthList {...part('month', '月')} />
    </>
  )
  return (
    <>
      <p className="note">いまの会社と、これまでの会社からは、あなたのプロフィールが見えないようにします。</p>
      <TextField
        of={of}
        name="latest_work_name"
        label="いちばん新しい勤め先"
        need="may"
        hint="正式な名前で入力すると、その会社から確実に隠せます。"
        maxLength={200}
        autoComplete="organization"
      />
      <TextField of={of} name="latest_work_department" label="部署・役職" need="may" maxLength={200} />
      <DateField {...month} legend="入社" prefix="latest_work_start_date">
        {lists}
      </DateField>
      <label className="check">
        <input type="checkbox" name="now_working" value="yes" defaultChecked={step.draft.now_working !== false} />
        いまも働いている
      </label>
      <DateField {...month} legend="退職" hint="いまも働いているときは、空けてください。" prefix="latest_work_end_date">
        {lists}
      </DateField>
    </>
  )
}
