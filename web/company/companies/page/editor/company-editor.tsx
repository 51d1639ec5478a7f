import { useCallback, useEffect, useRef, useState } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useFocusAfter } from '#web/platform/forms/use-focus-after.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { SectionMap } from '#web/company/platform/editor/map/section-map.tsx'
import { SectionsContext } from '#web/company/platform/editor/map/sections-context.ts'
import { useEditorKeys } from '#web/company/platform/editor/map/use-editor-keys.ts'
import { useOpenSection } from '#web/company/platform/editor/map/use-open-section.ts'
import { AutosaveNote } from '#web/company/platform/editor/saving/autosave-note.tsx'
import { useAutosave } from '#web/company/platform/editor/saving/use-autosave.ts'
import type { EditConflict } from '../history/edit-conflict.ts'
import { FactsSections } from '../sections/facts-sections.tsx'
import { FundingSection } from '../sections/funding-section.tsx'
import { PeopleSection } from '../sections/people-section.tsx'
import { PhotosSection } from '../sections/photos-section.tsx'
import { PicturesSection } from '../sections/pictures-section.tsx'
import { ViewsSection } from '../sections/views-section.tsx'
import { companyFindings, companySectionStates } from '../map/company-findings.ts'
import { companySections } from '../map/company-sections.ts'
import { CompanyPreview } from './company-preview.tsx'
import { CompanySaveBar, fieldAnchor, SAVE } from './company-save-bar.tsx'
import type { Drafted } from './drafted-values.ts'
import { UnpublishedPanel } from './unpublished-panel.tsx'
import { unpublishedFields } from './unpublished-fields.ts'
import type { DraftVersion } from '../act-on-page.ts'
import { fieldValues, type FieldValues } from './field-values.ts'
import { useDraft } from './use-draft.ts'
import { ChangeList, pageFieldNames } from '../history/change-list.tsx'
import { PictureField } from '../fields/picture-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { OwnSection } from '../sections/own-section.tsx'

type CompanyEditorProps = { page: OwnCompanyPage; drafted: Drafted; lookups: Lookups; now: string }

const FORM = 'company-page'
const entries = companySections.map(({ id, label }) => ({ id, label }))

/** The page's sections with a map of them, beside a live preview of the page that visitors will see. What is typed saves itself, and is public after a press. */
export function CompanyEditor({ page, drafted, lookups, now: at }: CompanyEditorProps) {
  const { id } = useCompanyAccount()
  const result = useActionData<FormResult>()
  const saved = { values: drafted.values, version: page.version, revision: drafted.revision }
  const { form, key, begun, now, content, state, forget, discard, revision, opened } = useDraft(`member-${id}:company-page`, saved, result)
  const isBusy = useNavigation().state !== 'idle'
  const autosave = useAutosave<DraftVersion>({ form, isOn: true, isBusy, madeFrom: key, forget })
  const answer = useAnswerSince(opened, autosave.result)
  const values = fieldValues(begun, result)
  const meanwhile = (begun.meanwhile ?? undefined) as EditConflict | undefined
  const findings = companyFindings(now)
  const unpublished = unpublishedFields(content, page.content)
  const editor = useRef<HTMLDivElement>(null)
  const { open, goTo } = useOpenSection(editor, entries[0]!.id)
  const goToField = useCallback((field: string) => goTo({ open: sectionOf(field), goal: fieldAnchor(field) }), [goTo])
  const errors = findings.filter(({ level }) => level === 'error').map(({ field }) => field)
  useEditorKeys(form, errors, goToField)
  // After a refusal the first field that is to be mended is open and has the focus.
  useEffect(() => {
    if (result?.saved !== false || result.values.meanwhile) return
    const first = form.current?.querySelector('.field:has([aria-invalid="true"], .err)')
    const goal = first?.closest('[id^="f-"]')
    const section = first?.closest('section.sec')
    if (goal && section) goTo({ open: section.id, goal: goal.id })
  }, [result, form, goTo])
  const draft = { revision: answer?.version.revision ?? revision, saved_at: answer?.version.saved_at ?? drafted.saved_at }

  return (
    <SectionsContext value={{ entries, open }}>
      <div className="editor map-editor own-page" ref={editor}>
        <SectionMap label="企業ページの項目" sections={companySectionStates(now, findings)} open={open} goTo={goTo}>
          <p className="section-map-keys">
            <kbd>F8</kbd> 次の要修正へ
            <br />
            <kbd>Ctrl S</kbd> 下書きを保存
          </p>
        </SectionMap>
        <PageForm
          encType="multipart/form-data"
          ref={form}
          id={FORM}
          className="editor-form"
          key={key}
          preventScrollReset
          hidden={{ version: values.text('version'), draft_revision: draft.revision }}
        >
          {/* Enter in a field presses the first button: it saves for oneself, and neither moves a row nor publishes. */}
          <button type="submit" name="intent" value={SAVE} hidden>
            下書きを保存
          </button>
          <DoneNote result={result} />
          {meanwhile ? <MeanwhileNote meanwhile={meanwhile} lookups={lookups} /> : <FormRefusal result={result} />}
          <StorySections values={values} />
          <PicturesSection values={values} />
          <PhotosSection values={values} />
          <FactsSections values={values} lookups={lookups} corporateNumber={page.shown.company.corporate_number} />
          <PeopleSection values={values} />
          <FundingSection values={values} />
          <ViewsSection values={values} />
          {state === 'restored' && <SavedInputNote kept={{ state, discard }} />}
        </PageForm>
        <div className="editor-side">
          <UnpublishedPanel fields={unpublished} findings={findings} hasDraft={draft.revision > 0} />
          <details className="panel" id="preview" open>
            <summary>
              <h2>公開したときの見え方</h2>
            </summary>
            <div className="editor-preview">
              <CompanyPreview page={page} content={content} lookups={lookups} now={at} />
            </div>
          </details>
        </div>
        <CompanySaveBar form={FORM} findings={findings} unpublished={unpublished.length} isBusy={isBusy}>
          {open !== undefined ? (
            <AutosaveNote
              isSaving={autosave.isSaving}
              result={answer}
              savedAt={({ saved_at }) => saved_at ?? undefined}
              changed="ほかのタブで保存か公開をしています。入力した内容はこのタブに残っています。ページを読み込み直すと続けられます。"
            />
          ) : (
            '「下書きを保存」は、公開中のページを変えません。'
          )}
        </CompanySaveBar>
      </div>
    </SectionsContext>
  )
}

const sectionOf = (field: string) =>
  companySections.find(({ fields }) => (fields as readonly string[]).includes(field.split(/[[.]/)[0] ?? ''))?.id ?? companySections[0].id

/** The last answer to a save since the form started: an earlier one is about a draft that is gone. */
function useAnswerSince<Answer>(opened: number, answer: Answer | undefined) {
  const [start, setStart] = useState({ opened, answer })
  if (start.opened !== opened) setStart({ opened, answer })
  return answer === start.answer ? undefined : answer
}

/** Tells a member in an edit conflict what the others saved, and that nothing typed is lost. */
function MeanwhileNote({ meanwhile: { changes, met }, lookups }: { meanwhile: EditConflict; lookups: Lookups }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusAfter(box, changes)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the effect does in an open page
    <div className="note alert meanwhile" role="alert" tabIndex={-1} ref={box} autoFocus>
      <p>
        <b>まだ公開していません。</b>あなたが編集を始めたあとに、ほかの人が公開しました。入力した内容は残っています。
      </p>
      <ChangeList changes={changes} lookups={lookups} />
      <p>
        {met.length > 0
          ? `「${met.map((field) => pageFieldNames[field]).join('」「')}」は、どちらも変えています。下の欄にはあなたの入力があります。確かめてから公開してください。`
          : 'ほかの人が変えたところは、下の欄に取り入れました。確かめてから公開してください。'}
      </p>
    </div>
  )
}

/** Who the company is, in its own words. */
const StorySections = ({ values }: { values: FieldValues }) => (
  <>
    <OwnSection id="own-name" note="企業名を変えると、前の名前が「旧社名」として残ります。">
      <TextField values={values} name="name" label="企業名" need="must" longest={200} hint="登記された正式な名称" />
      <PictureField values={values} name="logo" label="ロゴ" use="logo" ratio={1} hint="正方形で表示します。PNG、JPEG、WebP、GIF。10MBまで" />
    </OwnSection>
    <OwnSection id="own-story">
      <TextField
        values={values}
        name="introduction"
        label="会社の紹介"
        rows={8}
        longest={10_000}
        hint="何をしている会社か、なぜ始めたか。行の頭の「・」は箇条書き、【 】は見出しになります。"
      />
      <TextField values={values} name="product_description" label="プロダクト" rows={6} longest={10_000} hint="誰の、どんな困りごとを、どう解くか。" />
      <TextField values={values} name="vision" label="ビジョン" rows={4} longest={10_000} />
    </OwnSection>
  </>
)
