import { photoSlotNames, photoSlots } from '#contract/companies/pages/photo-slots.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { OwnSection } from './own-section.tsx'

/** A place for each photo that visitors look for, each saying what to put there. */
export const PhotosSection = ({ values }: { values: FieldValues }) => (
  <OwnSection id="photos" title="会社のようす" note="オフィス・チーム・プロダクトの写真を1枚ずつ、企業ページに並べて表示します。写真のないものは表示しません。">
    <ul className="own-rows own-photos">
      {photoSlotNames.map((slot, index) => {
        const { name, hint, example } = photoSlots[slot]
        return (
          <li key={slot} className="own-row">
            <header>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <p className="small muted">{hint}</p>
            </header>
            <PictureField values={values} name={`photos[${index}].picture`} label={`${name}の写真`} use="image" canRemove />
            <TextField
              values={values}
              name={`photos[${index}].text`}
              label={`${name}の写真の説明`}
              longest={200}
              hint={`写真を載せるときは必須です。目の見えない人に読み上げられます。例：${example}`}
            />
          </li>
        )
      })}
    </ul>
  </OwnSection>
)
