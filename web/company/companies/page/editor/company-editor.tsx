import { useState, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useFocusAfter } from '#web/platform/forms/use-focus-after.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { EditConflict } from '../history/edit-conflict.ts'
import { FactsSections } from '../sections/facts-sections.tsx'
import { FundingSection } from '../sections/funding-section.tsx'
import { PeopleSection } from '../sections/people-section.tsx'
import { PhotosSection } from '../sections/photos-section.tsx'
import { PicturesSection } from '../sections/pictures-section.tsx'
import { ViewsSection } from '../sections/views-section.tsx'
import { CompanyPreview } from './company-preview.tsx'
import { fieldValues, type FieldValues } from './field-values.ts'
import { useDraft } from './use-draft.ts'
import { valuesOfContent } from './values-of-content.ts'
import { ChangeList, pageFieldNames } from '../history/change-list.tsx'
import { PictureField } from '../fields/picture-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { OwnSection } from '../sections/own-section.tsx'

type CompanyEditorProps = { page: OwnCompanyPage; lookups: Lookups; now: string }

/** The page's fields beside a live preview of the page that visitors will see. A phone shows one of the two at a time. */
export function CompanyEditor({ page, lookups, now }: CompanyEditorProps) {
  const { id } = useCompanyAccount()
  const result = useActionData<FormResult>()
  const { form, key, begun, content, state, discard } = useDraft(
    `member-${id}:company-page`,
    { values: { ...valuesOfContent(page.content), version: String(page.version) }, version: page.version },
    result,
  )
  const isBusy = useNavigation().state !== 'idle'
  const isScripted = useScripted()
  const [isPreview, setPreview] = useState(false)
  const values = fieldValues(begun, result)
  const meanwhile = result?.saved === false ? (result.values.meanwhile as EditConflict | undefined) : undefined

  return (
    <div className="editor own-page" data-showing={isScripted ? (isPreview ? 'preview' : 'form') : undefined}>
      <nav className="own-tabs" aria-label="表示">
        {[false, true].map((preview) => (
          <a
            key={String(preview)}
            className="button small"
            href={preview ? '#own-preview' : '#own-name'}
            aria-current={isScripted && isPreview === preview ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              setPreview(preview)
              scrollTo({ top: 0 })
            }}
          >
            {preview ? '見え方' : '書く'}
          </a>
        ))}
      </nav>
      <PageForm encType="multipart/form-data" ref={form} className="editor-form" key={key} preventScrollReset hidden={{ version: values.text('version') }}>
        <DoneNote result={result} />
        {meanwhile ? <MeanwhileNote meanwhile={meanwhile} lookups={lookups} /> : <FormRefusal result={result} />}
        <StorySections values={values} />
        <PicturesSection values={values} />
        <PhotosSection values={values} />
        <FactsSections values={values} lookups={lookups} corporateNumber={page.shown.company.corporate_number} />
        <PeopleSection values={values} />
        <FundingSection values={values} />
        <ViewsSection values={values} />
        <div className="save-bar">
          <button type="submit" name="intent" value="save" className="button small primary" aria-disabled={isBusy}>
            保存する
          </button>
          <p className="small muted">保存すると、すぐに公開のページが変わります。</p>
        </div>
        <SavedInputNote kept={{ state, discard }} />
      </PageForm>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself and holds nothing to press: the keyboard needs a way in */}
      <section id="own-preview" className="editor-side panel" aria-labelledby="preview-title" tabIndex={0}>
        <h2 id="preview-title">公開したときの見え方</h2>
        <div className="editor-preview">
          <CompanyPreview page={page} content={content} lookups={lookups} now={now} />
        </div>
      </section>
    </div>
  )
}

/** Tells a member in an edit conflict what the others saved, and that nothing typed is lost. */
function MeanwhileNote({ meanwhile: { changes, met }, lookups }: { meanwhile: EditConflict; lookups: Lookups }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusAfter(box, changes)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the effect does in an open page
    <div className="note alert meanwhile" role="alert" tabIndex={-1} ref={box} autoFocus>
      <p>
        <b>まだ保存していません。</b>あなたが開いたあとに、ほかの人が保存しました。入力した内容は残っています。
      </p>
      <ChangeList changes={changes} lookups={lookups} />
      <p>
        {met.length > 0
          ? `「${met.map((field) => pageFieldNames[field]).join('」「')}」は、どちらも変えています。下の欄にはあなたの入力があります。確かめて、もう一度保存してください。`
          : 'ほかの人が変えたところは、下の欄に取り入れました。確かめて、もう一度保存してください。'}
      </p>
    </div>
  )
}

/** Who the company is, in its own words. */
const StorySections = ({ values }: { values: FieldValues }) => (
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
