import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { Choice } from '../fields/choice.tsx'
import { DateLists } from '../fields/date-lists.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSection } from '../fields/use-section.ts'
import { Visibility } from '../frame/visibility.tsx'
import { NamePairs } from './name-pairs.tsx'

const sexes = [
  { id: 1, key: 'female', name: '女性' },
  { id: 2, key: 'male', name: '男性' },
  { id: 3, key: 'other', name: 'その他' },
  { id: 4, key: 'no_answer', name: '答えない' },
]

export function BasicSection({ profile, thisYear }: { profile: CandidateProfile; thisYear: number }) {
  const [family_name = '', ...given] = profile.name.split(' ')
  const [family_reading = '', ...given_reading] = profile.name_reading.split(' ')
  const [birthday_year, birthday_month, birthday_day] = profile.birthday?.split('-').map(Number) ?? []
  const section = useSection('basic', {
    family_name,
    given_name: given.join(' '),
    family_reading,
    given_reading: given_reading.join(' '),
    birthday_year,
    birthday_month,
    birthday_day,
    sex: profile.sex ?? '',
  })
  return (
    <SectionForm section={section} title="基本情報" note={<Visibility>名前は、明かすまで企業に見えません</Visibility>}>
      <NamePairs section={section} />
      <DateLists
        section={section}
        legend="生年月日"
        names={{ year: 'birthday_year', month: 'birthday_month', day: 'birthday_day' }}
        from={thisYear - 100}
        to={thisYear - 15}
        error={section.error('birthday')}
      />
      <Choice section={section} name="sex" label="性別" options={sexes} hint="どの企業にも見えません。生年月日も同じです。" />
    </SectionForm>
  )
}
