import { isNeeded } from '#contract/hiring/offers/offer-problems.ts'
import type { OfferField } from '#contract/hiring/offers/offer-fields.ts'
import { offerNameOf } from '#contract/hiring/offers/offer-term-names.ts'
import type { OfferTerms } from '#contract/hiring/offers/offer-terms.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { OfferValues } from './offer-values.ts'

type RowProps = { field: OfferField; terms: OfferTerms; values: OfferValues; lookups: Lookups }

const payUnits = { year: '年俸', month: '月給', day: '日給', hour: '時給' }
const LONG = 4

/** One condition: its name, its hint, its control, and what is wrong with it. */
export function OfferFieldRow({ field, terms, values, lookups }: RowProps) {
  const { name, kind, hint, unit, rows = 3, longest, answers = ['あり', 'なし'] } = field
  const key = `terms.${name}`
  const error = values.issue(key)
  const label = offerNameOf(name)
  if (kind === 'maybe')
    return (
      <fieldset className="field" id={`f-${key}`} aria-describedby={error ? `${key}-error` : undefined}>
        <legend>
          {label}
          {isNeeded(field, terms) && <span className="must">必須</span>}
        </legend>
        {hint && <p className="hint">{hint}</p>}
        <div className="check-row">
          {[['yes', answers[0]], ['no', answers[1]], ...(field.need === 'must' ? [] : [['', '書かない']])].map(([value, words]) => (
            <label key={value} className="check">
              <input type="radio" name={key} value={value} defaultChecked={values.term(name) === value} />
              {words}
            </label>
          ))}
        </div>
        {error && <FieldError id={`${key}-error`}>{error}</FieldError>}
      </fieldset>
    )
  if (kind === 'tick')
    return (
      <label className="check">
        <input type="checkbox" name={key} value="on" defaultChecked={values.isTicked(name)} />
        {label}
      </label>
    )
  const given = { id: `f-${key}`, name: key, className: 'input', defaultValue: values.term(name) }
  const told = { label, ...(isNeeded(field, terms) && { need: 'must' as const }), ...(hint && { hint }), ...(error && { error }) }
  if (kind === 'text')
    return (
      <Field {...told}>
        <textarea {...given} className={rows >= LONG ? 'input long' : 'input'} rows={rows} maxLength={longest} />
      </Field>
    )
  if (kind === 'one' || kind === 'unit')
    return (
      <Field {...told}>
        <select {...given}>
          <option value="">未選択</option>
          {choicesOf(field, values, lookups).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </Field>
    )
  if (kind === 'day')
    return (
      <Field {...told}>
        <input {...given} type="date" />
      </Field>
    )
  return (
    <Field {...told} label={unit ? `${label}（${unit}）` : label}>
      <input {...given} maxLength={longest} inputMode={kind === 'number' ? 'decimal' : kind === 'time' ? 'numeric' : undefined} />
    </Field>
  )
}

const choicesOf = ({ kind, name, options }: OfferField, values: OfferValues, lookups: Lookups): [string, string][] =>
  kind === 'unit' ? Object.entries(payUnits) : options ? offered(lookups[options], [values.term(name)]).map((row) => [String(row.id), row.name]) : []
