import { useState } from 'react'
import { MOST_EMPLOYEES } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { FoldedRow, type Row, RowList } from '../fields/row-list.tsx'
import { TextField, Tick } from '../fields/text-field.tsx'
import { OwnSection } from './own-section.tsx'

/** The company's leaders and employees. */
export const PeopleSection = ({ values }: { values: FieldValues }) => (
  <OwnSection id="own-people" note="名前と写真は、本人の同意を得てから載せます。">
    <RowList values={values} name="employees" most={MOST_EMPLOYEES} add="もう1人追加" what="このメンバー">
      {(row) => <Person row={row} values={values} />}
    </RowList>
  </OwnSection>
)

function Person({ row, values }: { row: Row; values: FieldValues }) {
  const { field, index } = row
  const [name, setName] = useState(values.text(field('name').from))
  return (
    <FoldedRow row={row} isOpen={values.isRefused('employees', index)} name={name || 'メンバーを追加'} note={values.text(field('position').from)}>
      <div className="pair">
        <TextField {...field('name')} label="名前" longest={100} onTyped={setName} />
        <TextField {...field('position')} label="役割" longest={100} hint="例：開発責任者" />
      </div>
      <Tick {...field('is_admin')} label="経営メンバーとして掲載" />
      <PictureField {...field('photo')} label="顔写真" use="photo" ratio={1} />
      <TextField {...field('description')} label="紹介" rows={3} longest={2000} hint="何をしているか、なぜここで働くか。" />
      {['', '2', '3'].map((nth, order) => (
        <div key={nth} className="pair">
          <TextField {...field(`interview_title${nth}`)} label={`インタビュー${order + 1}の題名`} longest={200} />
          <TextField {...field(`interview_url${nth}`)} label={`インタビュー${order + 1}のURL`} type="url" longest={2000} />
        </div>
      ))}
      <TextField {...field('twitter_user_name')} label="X（旧Twitter）のユーザー名" longest={100} hint="例：fukaya_takumi" />
    </FoldedRow>
  )
}
