import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { useReading } from '../fields/use-reading.ts'
import type { Fields } from '../fields/fields-of.ts'

/** 姓 名 and せい めい, which fill themselves from what the input method was told. */
export function NamePairs({ section }: { section: Fields }) {
  const family = useReading('family_reading')
  const given = useReading('given_reading')
  const problem = section.error('name') ?? section.error('name_reading')
  const input = (name: string, autoComplete?: string) => ({
    className: 'input',
    name,
    autoComplete,
    defaultValue: section.text(name),
    maxLength: 49,
    required: true,
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
