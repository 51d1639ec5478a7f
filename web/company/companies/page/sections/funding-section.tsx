import { MOST_FINANCES } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { RowTools } from '../fields/row-tools.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useRows } from '../fields/use-rows.ts'
import { OwnSection } from './own-section.tsx'

/** Rounds of funding; the page orders them by date. */
export function FundingSection({ values }: { values: FieldValues }) {
  const { list, keys, add } = useRows(values.length('company_finances'), MOST_FINANCES)
  return (
    <OwnSection id="funding" title="資金調達" note="新しい順に並びます。金額を空けると「非公開」になります。">
      <ul className="own-rows" ref={list}>
        {keys.map((key, index) => {
          const [at, from] = [`company_finances[${index}]`, `company_finances[${key}]`]
          const field = (column: string) => ({ values, name: `${at}.${column}`, from: `${from}.${column}` })
          return (
            <li key={key}>
              <details className="own-row" open={values.isRefused('company_finances', index) || undefined}>
                <summary>{values.text(`${from}.investor`) || '資金調達を足す'}</summary>
                <input type="hidden" name={`${at}.id`} value={values.text(`${from}.id`)} />
                <TextField {...field('investor')} label="出資者" longest={200} />
                <PictureField {...field('logo')} label="出資者のロゴ" use="logo" />
                <TextField {...field('amount')} label="金額（万円）" inputMode="numeric" longest={16} />
                <div className="pair">
                  <TextField {...field('finance_date_year')} label="年" inputMode="numeric" longest={6} />
                  <TextField {...field('finance_date_month')} label="月" inputMode="numeric" longest={4} />
                </div>
                <RowTools values={values} name={at} from={from} what="この資金調達" index={index} count={keys.length} />
              </details>
            </li>
          )
        })}
      </ul>
      {add && (
        <button type="button" className="button small own-add" onClick={add}>
          もう1件足す
        </button>
      )}
    </OwnSection>
  )
}
