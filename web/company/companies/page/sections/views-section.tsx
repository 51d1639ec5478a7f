import { MOST_VIEWS } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { RowTools } from '../fields/row-tools.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useRows } from '../fields/use-rows.ts'
import { OwnSection } from './own-section.tsx'

/** Recommendations by people outside the company. */
export function ViewsSection({ values }: { values: FieldValues }) {
  const { list, keys, add, move } = useRows(values.length('amateras_views'), MOST_VIEWS)
  return (
    <OwnSection id="views" title="推薦コメント" note="社外の方からの推薦です。本人の言葉のまま、掲載の同意を得てから載せます。">
      <ul className="own-rows" ref={list}>
        {keys.map((key, index) => {
          const [at, from] = [`amateras_views[${index}]`, `amateras_views[${key}]`]
          const field = (column: string) => ({ values, name: `${at}.${column}`, from: `${from}.${column}` })
          return (
            <li key={key}>
              <details className="own-row" open={values.isRefused('amateras_views', index) || undefined}>
                <summary>{values.text(`${from}.name`) || '推薦コメントを追加'}</summary>
                <input type="hidden" name={`${at}.id`} value={values.text(`${from}.id`)} />
                <TextField {...field('comment')} label="コメント" rows={4} longest={2000} />
                <TextField {...field('name')} label="名前" longest={100} />
                <div className="pair">
                  <TextField {...field('organization_name')} label="所属" longest={200} />
                  <TextField {...field('position')} label="役職" longest={100} />
                </div>
                <TextField {...field('profile')} label="プロフィール" rows={3} longest={1000} />
                <PictureField {...field('image')} label="写真" use="photo" />
                <RowTools values={values} name={at} from={from} what="この推薦コメント" index={index} count={keys.length} onMove={(by) => move(index, by)} />
              </details>
            </li>
          )
        })}
      </ul>
      {add && (
        <button type="button" className="button small own-add" onClick={add}>
          追加
        </button>
      )}
    </OwnSection>
  )
}
