import { MOST_IMAGES } from '#contract/companies/pages/company-page-limits.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { PictureField } from '../fields/picture-field.tsx'
import { RowList } from '../fields/row-list.tsx'
import { TextField } from '../fields/text-field.tsx'
import { OwnSection } from './own-section.tsx'

/** The cover, the gallery, and films on other sites. */
export function PicturesSection({ values }: { values: FieldValues }) {
  return (
    <OwnSection
      id="own-pictures"
      note="写真は3枚まで。1枚目がページの上に大きく出ます。並べ替えも切り取りも、公開するまで企業ページに出ません。撮影した場所などの情報は、送るときに消えます。"
    >
      <RowList values={values} name="images" most={MOST_IMAGES} add="写真の欄を追加" what="この写真">
        {({ index, field, tools }) => (
          <>
            <h3>{index === 0 ? '1枚目（ページの上）' : `${index + 1}枚目`}</h3>
            <PictureField {...field('picture')} label="写真" use="image" ratio={16 / 5} />
            <TextField {...field('text')} label="写真の説明" longest={200} hint="目の見えない人に読み上げられます。例：蔵前の事務所で流量計を組み立てる3人" />
            {tools}
          </>
        )}
      </RowList>
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
