import { MOST_IMAGES } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { RowTools } from '../fields/row-tools.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useRows } from '../fields/use-rows.ts'
import { OwnSection } from './own-section.tsx'

/** The cover, the gallery, and films on other sites. */
export function PicturesSection({ values }: { values: FieldValues }) {
  const { list, keys, add, move } = useRows(values.length('images'), MOST_IMAGES)
  return (
    <OwnSection id="pictures" title="写真と動画" note="写真は3枚まで。1枚目がページの上に大きく出ます。撮影した場所などの情報は、送るときに消えます。">
      <ul className="own-rows" ref={list}>
        {keys.map((key, index) => (
          <li key={key} className="own-row">
            <h3>{index === 0 ? '1枚目（ページの上）' : `${index + 1}枚目`}</h3>
            <PictureField values={values} name={`images[${index}].picture`} from={`images[${key}].picture`} label="写真" use="image" />
            <TextField
              values={values}
              name={`images[${index}].text`}
              from={`images[${key}].text`}
              label="写真の説明"
              longest={200}
              hint="目の見えない人に読み上げられます。例：蔵前の事務所で流量計を組み立てる3人"
            />
            <RowTools
              values={values}
              name={`images[${index}]`}
              from={`images[${key}]`}
              what="この写真"
              index={index}
              count={keys.length}
              onMove={(by) => move(index, by)}
            />
          </li>
        ))}
      </ul>
      {add && (
        <button type="button" className="button small own-add" onClick={add}>
          写真の欄を足す
        </button>
      )}
      <TextField
        values={values}
        name="company_youtube_url"
        label="会社紹介の動画"
        type="url"
        longest={300}
        hint="YouTubeの動画のURL。例：https://www.youtube.com/watch?v=…"
      />
      <TextField values={values} name="interview_video_url" label="インタビューの動画" type="url" longest={2000} hint="YouTubeかVimeoのURL" />
      <TextField values={values} name="interview_video_summary" label="インタビューの動画の内容" rows={2} longest={1000} />
    </OwnSection>
  )
}
