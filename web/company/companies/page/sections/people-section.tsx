import { useState } from 'react'
import { MOST_EMPLOYEES } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { RowTools } from '../fields/row-tools.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Tick } from '../fields/tick.tsx'
import { useRows } from '../fields/use-rows.ts'
import { OwnSection } from './own-section.tsx'

/** The company's leaders and employees. */
export function PeopleSection({ values }: { values: FieldValues }) {
  const { list, keys, add, move } = useRows(values.length('employees'), MOST_EMPLOYEES)
  return (
    <OwnSection id="people" title="メンバーとインタビュー" note="名前と写真は、本人の同意を得てから載せます。">
      <ul className="own-rows" ref={list}>
        {keys.map((key, index) => (
          <li key={key}>
            <Person values={values} index={index} from={`employees[${key}]`} count={keys.length} onMove={(by) => move(index, by)} />
          </li>
        ))}
      </ul>
      {add && (
        <button type="button" className="button small own-add" onClick={add}>
          もう1人足す
        </button>
      )}
    </OwnSection>
  )
}

type PersonProps = { values: FieldValues; index: number; from: string; count: number; onMove: (by: -1 | 1) => void }

function Person({ values, index, from, count, onMove }: PersonProps) {
  const [name, setName] = useState(values.text(`${from}.name`))
  const at = `employees[${index}]`
  const field = (column: string) => ({ values, name: `${at}.${column}`, from: `${from}.${column}` })
  return (
    <details className="own-row" open={values.isRefused('employees', index) || undefined}>
      <summary>
        <bdi>{name || 'メンバーを足す'}</bdi> <span className="small muted">{values.text(`${from}.position`)}</span>
      </summary>
      <input type="hidden" name={`${at}.id`} value={values.text(`${from}.id`)} />
      <div className="pair">
        <TextField {...field('name')} label="名前" longest={100} onTyped={setName} />
        <TextField {...field('position')} label="役割" longest={100} hint="例：開発責任者" />
      </div>
      <Tick {...field('is_admin')} label="経営する人として載せる" />
      <PictureField {...field('photo')} label="顔写真" use="photo" />
      <TextField {...field('description')} label="紹介" rows={3} longest={2000} hint="何をしているか、なぜここで働くか。" />
      {['', '2', '3'].map((nth, order) => (
        <div key={nth} className="pair">
          <TextField {...field(`interview_title${nth}`)} label={`インタビュー${order + 1}の題名`} longest={200} />
          <TextField {...field(`interview_url${nth}`)} label={`インタビュー${order + 1}のURL`} type="url" longest={2000} />
        </div>
      ))}
      <TextField {...field('twitter_user_name')} label="X（旧Twitter）のユーザー名" longest={100} hint="例：fukaya_takumi" />
      <RowTools values={values} name={at} from={from} what="このメンバー" index={index} count={count} onMove={onMove} />
    </details>
  )
}
