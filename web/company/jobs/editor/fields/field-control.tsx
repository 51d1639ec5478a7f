import { offered } from '#contract/platform/lookups/offered.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { EditorValues } from '../editor-values.ts'
import type { JobField } from '../job-sections.ts'
import { LookupChecks } from './lookup-checks.tsx'
import { OccupationPicker } from './occupation-picker.tsx'

type ControlProps = { field: JobField; values: EditorValues; lookups: Lookups; ticked: number[]; described: string | undefined; invalid: boolean }

/** A text with at least so many lines has room before the recruiter writes. */
const LONG = 4

const units = [
  ['year', '年'],
  ['month', '月'],
  ['day', '日'],
  ['hour', '時間'],
] as const

/** The control for a field's kind. */
export function FieldControl({
  field: { name, kind, rows = 3, unit, longest, options, answers = ['あり', 'なし'] },
  values,
  lookups,
  ticked,
  described,
  invalid,
}: ControlProps) {
  const told = { id: name, name, className: 'input', 'aria-describedby': described, 'aria-invalid': invalid || undefined }
  const chosen = options ? offered(lookups[options], [values.text(name), ...values.ids(name)]) : []
  switch (kind) {
    case 'text':
      return <textarea {...told} className={rows >= LONG ? 'input long' : 'input'} rows={rows} maxLength={longest} defaultValue={values.text(name)} />
    case 'terms':
      return <textarea {...told} rows={rows} defaultValue={values.lines(name)} />
    case 'number':
      return (
        <span className="with-unit">
          <input {...told} inputMode="decimal" defaultValue={values.text(name)} />
          <span>{unit}</span>
        </span>
      )
    case 'tick':
      return (
        <label className="check">
          <input type="checkbox" id={name} name={name} value="on" defaultChecked={values.isTicked(name)} aria-describedby={described} />
          {termNames[name]}
        </label>
      )
    case 'maybe':
      return (
        <div className="check-row">
          {[
            ['yes', answers[0]],
            ['no', answers[1]],
            ['', '書かない'],
          ].map(([value, label]) => (
            <label key={value} className="check">
              <input type="radio" name={name} value={value} defaultChecked={(values.answer(name) ?? '') === value} />
              {label}
            </label>
          ))}
        </div>
      )
    case 'unit':
      return (
        <select {...told} defaultValue={values.text(name)}>
          <option value="">年収の数字だけ</option>
          {units.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'one':
      return (
        <select {...told} defaultValue={values.text(name)}>
          <option value="">未選択</option>
          {chosen.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'occupations':
      return <OccupationPicker name={name} options={chosen} chosen={values.ids(name)} ticked={ticked} />
    case 'many':
    case 'places':
    case 'search_many':
      return <LookupChecks name={name} options={chosen} chosen={values.ids(name)} isLong={kind !== 'many'} />
    default:
      return <input {...told} maxLength={longest} inputMode={kind === 'time' ? 'numeric' : undefined} defaultValue={values.text(name)} />
  }
}
