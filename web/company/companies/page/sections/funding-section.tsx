import { MOST_FINANCES } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { FoldedRow, RowList } from '../fields/row-list.tsx'
import { TextField } from '../fields/text-field.tsx'
import { OwnSection } from './own-section.tsx'

/** Rounds of funding; the page orders them by date. */
export const FundingSection = ({ values }: { values: FieldValues }) => (
  <OwnSection id="own-funding" note="新しい順に並びます。金額を空けると「非公開」になります。">
    <RowList values={values} name="company_finances" most={MOST_FINANCES} add="もう1件追加" what="この資金調達" isMovable={false}>
      {(row) => (
        <FoldedRow row={row} isOpen={values.isRefused('company_finances', row.index)} name={values.text(row.field('investor').from) || '資金調達を追加'}>
          <TextField {...row.field('investor')} label="出資者" longest={200} />
          <PictureField {...row.field('logo')} label="出資者のロゴ" use="logo" ratio={1} />
          <TextField {...row.field('amount')} label="金額（万円）" inputMode="numeric" longest={16} />
          <div className="pair">
            <TextField {...row.field('finance_date_year')} label="年" inputMode="numeric" longest={6} />
            <TextField {...row.field('finance_date_month')} label="月" inputMode="numeric" longest={4} />
          </div>
        </FoldedRow>
      )}
    </RowList>
  </OwnSection>
)
