import { PictureField } from '../fields/picture-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { FieldValues } from '../editor/field-values.ts'
import { OwnSection } from './own-section.tsx'

/** Who the company is, in its own words. */
export const StorySections = ({ values }: { values: FieldValues }) => (
  <>
    <OwnSection id="name" title="企業名とロゴ" note="企業名を変えると、前の名前が「旧社名」として残ります。">
      <TextField values={values} name="name" label="企業名" need="must" longest={200} hint="登記された正式な名称" />
      <PictureField values={values} name="logo" label="ロゴ" use="logo" hint="正方形に近いもの。PNG、JPEG、WebP、GIF。10MBまで" />
    </OwnSection>
    <OwnSection id="story" title="会社の紹介">
      <TextField
        values={values}
        name="introduction"
        label="会社の紹介"
        rows={8}
        longest={10_000}
        hint="何をしている会社か、なぜ始めたか。行の頭の「・」は箇条書き、【 】は見出しになります。"
      />
      <TextField values={values} name="product_description" label="プロダクト" rows={6} longest={10_000} hint="誰の、どんな困りごとを、どう解くか。" />
      <TextField values={values} name="vision" label="目指すもの" rows={4} longest={10_000} />
    </OwnSection>
  </>
)
