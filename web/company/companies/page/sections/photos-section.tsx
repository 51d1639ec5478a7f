import { MOST_PHOTOS } from '#contract/companies/pages/company-page-limits.ts'
import { photoSlotNames, photoSlots } from '#contract/companies/pages/photo-slots.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { RowList } from '../fields/row-list.tsx'
import { TextField } from '../fields/text-field.tsx'
import { OwnSection } from './own-section.tsx'

const note = `写真は${MOST_PHOTOS}枚まで。ここで並べた順に、企業ページに表示します。並べ替えも切り取りも、公開するまで企業ページに出ません。撮影した場所などの情報は、送るときに消えます。`

/** The gallery in its order: each photo with its kind, and what it shows in words. */
export const PhotosSection = ({ values }: { values: FieldValues }) => (
  <OwnSection id="own-photos" note={note}>
    <details>
      <summary>種類ごとの写真の例</summary>
      <dl className="stack small">
        {photoSlotNames.map((slot) => (
          <div key={slot}>
            <dt>
              <bdi>{photoSlots[slot].name}</bdi>
            </dt>
            <dd>
              {photoSlots[slot].hint}説明の例：{photoSlots[slot].example}
            </dd>
          </div>
        ))}
      </dl>
    </details>
    <RowList values={values} name="photos" most={MOST_PHOTOS} add="写真の欄を追加" what="この写真">
      {({ index, at, field, tools }) => {
        const slot = field('slot')
        const error = values.refusal(slot.name)
        return (
          <div className="stack own-photo">
            <h3>{index + 1}枚目</h3>
            <PictureField {...field('picture')} label={`${index + 1}枚目の写真`} use="image" ratio={16 / 10} />
            <Field label={`${index + 1}枚目の種類`} {...(error && { error })}>
              <select className="input" name={`${at}.slot`} defaultValue={values.text(slot.from) || 'office'}>
                {photoSlotNames.map((name) => (
                  <option key={name} value={name}>
                    {photoSlots[name].name}
                  </option>
                ))}
              </select>
            </Field>
            <TextField
              {...field('text')}
              label={`${index + 1}枚目の写真の説明`}
              longest={200}
              hint="写真を載せるときは必須です。目の見えない人に読み上げられます。例：作業台を囲んで話す4人"
            />
            {tools}
          </div>
        )
      }}
    </RowList>
  </OwnSection>
)
