import { useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { KeptInputNote } from '#web/platform/forms/kept/kept-input-note.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Meanwhile } from '../history/meanwhile.ts'
import { MeanwhileNote } from '../history/meanwhile-note.tsx'
import { FactsSections } from '../sections/facts-sections.tsx'
import { FundingSection } from '../sections/funding-section.tsx'
import { PeopleSection } from '../sections/people-section.tsx'
import { PicturesSection } from '../sections/pictures-section.tsx'
import { StorySections } from '../sections/story-sections.tsx'
import { ViewsSection } from '../sections/views-section.tsx'
import { CompanyPreview } from './company-preview.tsx'
import { fieldValues } from './field-values.ts'
import { useDraft } from './use-draft.ts'
import { valuesOfContent } from './values-of-content.ts'

type CompanyEditorProps = { page: OwnCompanyPage; masters: Masters; now: string }

/** The page's fields; beside them, as they are typed, the page that visitors will see. On a phone one of the two at a time. */
export function CompanyEditor({ page, masters, now }: CompanyEditorProps) {
  const { id } = useCompanyAccount()
  const result = useActionData<FormResult>()
  const { form, key, begun, content, state, discard } = useDraft(
    `member-${id}:company-page`,
    { values: { ...valuesOfContent(page.content), version: String(page.version) }, version: page.version },
    result,
  )
  const navigation = useNavigation()
  const isScripted = useScripted()
  const [isPreview, setPreview] = useState(false)
  const values = fieldValues(begun, result)
  const meanwhile = result?.saved === false ? (result.values.meanwhile as Meanwhile | undefined) : undefined

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
      <Form method="post" encType="multipart/form-data" ref={form} className="editor-form" key={key} preventScrollReset>
        <DoneNote result={result} />
        {meanwhile ? <MeanwhileNote meanwhile={meanwhile} masters={masters} /> : <FormRefusal result={result} />}
        <input type="hidden" name="version" value={values.text('version')} />
        <StorySections values={values} />
        <PicturesSection values={values} />
        <FactsSections values={values} masters={masters} corporateNumber={page.shown.company.corporate_number} />
        <PeopleSection values={values} />
        <FundingSection values={values} />
        <ViewsSection values={values} />
        <div className="save-bar">
          <button type="submit" name="intent" value="save" className="button small primary" aria-disabled={navigation.state !== 'idle' || undefined}>
            保存する
          </button>
          <p className="small muted">保存すると、すぐに公開のページが変わります。</p>
        </div>
        <KeptInputNote kept={{ state, discard }} />
      </Form>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself and holds nothing to press: the keyboard needs a way in */}
      <section id="own-preview" className="editor-side panel" aria-labelledby="preview-title" tabIndex={0}>
        <h2 id="preview-title">公開したときの見え方</h2>
        <div className="editor-preview">
          <CompanyPreview page={page} content={content} masters={masters} now={now} />
        </div>
      </section>
    </div>
  )
}
