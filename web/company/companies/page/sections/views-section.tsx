import { MOST_VIEWS } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { FoldedRow, RowList } from '../fields/row-list.tsx'
import { TextField } from '../fields/text-field.tsx'
import { OwnSection } from './own-section.tsx'

/** Recommendations by people outside the company. */
export const ViewsSection = ({ values }: { values: FieldValues }) => (
  <OwnSection id="own-views" note="社外の方からの推薦です。本人の言葉のまま、掲載の同意を得てから載せます。">
    <RowList values={values} name="amateras_views" most={MOST_VIEWS} add="追加" what="この推薦コメント">
      {(row) => (
        <FoldedRow row={row} isOpen={values.isRefused('amateras_views', row.index)} name={values.text(row.field('name').from) || '推薦コメントを追加'}>
          <TextField {...row.field('comment')} label="コメント" rows={4} longest={2000} />
          <TextField {...row.field('name')} label="名前" longest={100} />
          <div className="pair">
            <TextField {...row.field('organization_name')} label="所属" longest={200} />
            <TextField {...row.field('position')} label="役職" longest={100} />
          </div>
          <TextField {...row.field('profile')} label="プロフィール" rows={3} longest={1000} />
          <PictureField {...row.field('image')} label="写真" use="photo" ratio={1} />
        </FoldedRow>
      )}
    </RowList>
  </OwnSection>
)
