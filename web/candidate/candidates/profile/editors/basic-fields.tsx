import { type CompositionEvent, type InputEvent, useRef } from 'react'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { useFields } from '../fields/fields-context.ts'
import { Choice } from '../fields/choice.tsx'
import { DateLists } from '../fields/date-lists.tsx'
import { ReadText } from '../fields/text.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'

const sexes = [
  { id: 1, key: 'female', name: '女性' },
  { id: 2, key: 'male', name: '男性' },
  { id: 3, key: 'other', name: 'その他' },
  { id: 4, key: 'no_answer', name: '答えない' },
]

export function basicSaved({ profile }: LoadedProfile) {
  const [family_name = '', ...given] = profile.name.split(' ')
  const [family_reading = '', ...given_reading] = profile.name_reading.split(' ')
  const [birthday_year, birthday_month, birthday_day] = profile.birthday?.split('-').map(Number) ?? []
  return {
    family_name,
    given_name: given.join(' '),
    family_reading,
    given_reading: given_reading.join(' '),
    job_history_name: profile.job_history_name,
    birthday_year,
    birthday_month,
    birthday_day,
    sex: profile.sex ?? '',
  }
}

export function BasicFields({ today }: LoadedProfile) {
  return (
    <>
      <NamePairs />
      <ReadText name="job_history_name" label="見出し" longest={200} hint="例：データを受け取る仕組みの設計と開発（10年）" />
      <DateLists
        legend="生年月日"
        names={{ year: 'birthday_year', month: 'birthday_month', day: 'birthday_day' }}
        from={today.year - 100}
        to={today.year - 15}
        of="birthday"
      />
      <Choice name="sex" label="性別" options={sexes} hint="どの企業にも見えません。生年月日も同じです。" />
    </>
  )
}

/** 姓 名 and せい めい: the reading fills itself from what the candidate typed into the input method. */
function NamePairs() {
  const section = useFields()
  const family = useReading('family_reading')
  const given = useReading('given_reading')
  const problem = section.error('name') ?? section.error('name_reading')
  const input = (name: string, autoComplete?: string) => ({
    className: 'input',
    name,
    autoComplete,
    defaultValue: section.text(name),
    maxLength: 49,
  })
  return (
    <>
      <div className="pair">
        <Field label="姓" need="must">
          <input {...input('family_name', 'family-name')} {...family} />
        </Field>
        <Field label="名" need="must">
          <input {...input('given_name', 'given-name')} {...given} />
        </Field>
      </div>
      <div className="pair">
        <Field label="せい" need="must">
          <input {...input('family_reading')} aria-invalid={problem ? true : undefined} />
        </Field>
        <Field label="めい" need="must">
          <input {...input('given_reading')} aria-invalid={problem ? true : undefined} />
        </Field>
      </div>
      {problem ? (
        <FieldError>{problem}</FieldError>
      ) : (
        <p className="hint">漢字を入れると、読みも入ります。違うときは直してください。カタカナでも入力できます。</p>
      )}
    </>
  )
}

const kana = /^[ぁ-んァ-ヶー]+$/

const toHiragana = (text: string) => text.replaceAll(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** For the field of the name: copies what the candidate typed before it became kanji into the field of the reading, until they write the reading themself. */
function useReading(name: string) {
  /** The reading that this code filled in last, if the field still holds it. */
  const ours = useRef('')
  const spoken = useRef('')

  const put = (from: HTMLInputElement, value: string) => {
    const reading = from.form?.elements.namedItem(name)
    if (!(reading instanceof HTMLInputElement) || reading.value !== ours.current) return
    ours.current = value
    reading.value = value
    reading.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    onCompositionStart: () => {
      spoken.current = ''
    },
    onCompositionUpdate: ({ data }: CompositionEvent<HTMLInputElement>) => {
      if (kana.test(data)) spoken.current = toHiragana(data)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => put(currentTarget, ours.current + spoken.current),
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
      if (currentTarget.value === '') put(currentTarget, '')
    },
  }
}
