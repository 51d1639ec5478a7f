import { Fragment, useCallback, useEffect, useRef } from 'react'
import { href, Link, useActionData, useNavigation } from 'react-router'
import type { OwnJobPage, OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import { type Mend, mendFinding } from '#contract/jobs/posting-lint/mend-finding.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { typedEntries } from '#web/platform/forms/values/typed-entries.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { editorValues } from './editor-values.ts'
import { lookupTableNames } from '#web/jobs/detail/words/lookup-names.ts'
import { changedTerms, type ChangedTerm } from '#contract/jobs/postings/notified-terms.ts'
import { FindingsPanel } from './findings-panel.tsx'
import { fingerprintsOf, type JobVersion } from './meanwhile/fingerprints-of.ts'
import type { JobEditConflict } from './meanwhile/merge-job.ts'
import { JobEditConflictNote } from './meanwhile/job-edit-conflict-note.tsx'
import { FieldFindings, JobFieldRow } from './fields/job-field-row.tsx'
import { JobPreview } from '#web/jobs/detail/preview/job-preview.tsx'
import { jobSections, type JobField } from './job-sections.ts'
import { PayNote } from './pay-note.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { SaveBar } from './saving/save-bar.tsx'
import { AutosaveNote } from '#web/company/platform/editor/saving/autosave-note.tsx'
import { useAutosave } from '#web/company/platform/editor/saving/use-autosave.ts'
import { EditorSection } from '#web/company/platform/editor/map/editor-section.tsx'
import { SectionMap } from '#web/company/platform/editor/map/section-map.tsx'
import { SectionsContext } from '#web/company/platform/editor/map/sections-context.ts'
import { useOpenSection } from '#web/company/platform/editor/map/use-open-section.ts'
import { ASKED, inOrderOfEditor, jobEntries, jobSectionStates } from './map/job-section-states.ts'
import { useEditorKeys } from '#web/company/platform/editor/map/use-editor-keys.ts'
import { useLiveContent } from './use-live-content.ts'
import { LIFECYCLE } from '../lifecycle/job-lifecycle.tsx'
import { AskedQuestions } from '#web/jobs/detail/asked-questions.tsx'

type JobEditorProps = { page: OwnJobPage; lookups: Lookups; places: string | null; now: string }

/** The job's fields beside the live lint and preview. */
export function JobEditor({ page, lookups, places, now }: JobEditorProps) {
  const { job, company } = page
  const { id, name, acts } = useCompanyAccount()
  const result = useActionData<FormResult>()
  // To pause or confirm a job saves nothing of what is typed here.
  const own = result?.form === LIFECYCLE ? undefined : result
  const { form, ...kept } = useSavedInput(`${id}:job-${job.id}`, own, { madeFrom: job.updated_at })
  const content = useLiveContent(form, job)
  const isBusy = useNavigation().state !== 'idle'
  const isAutosaved = job.state === 'draft' && acts.includes('edit_jobs')
  // What was merged after an edit conflict is for the recruiter to read first.
  const isMerged = own?.saved === false && own.values.meanwhile !== undefined
  const autosave = useAutosave<JobVersion>({ form, isOn: isAutosaved && !isMerged, isBusy, madeFrom: job.updated_at, forget: kept.forget })
  const values = editorValues(job, result)
  const refused = result?.saved === false ? result.values : undefined
  const meanwhile = refused?.meanwhile as JobEditConflict | undefined
  // The form keeps what the recruiter typed; only values that others changed, and this form did not, are replaced.
  useEffect(() => {
    if (!form.current || !meanwhile) return
    putInto(form.current, meanwhile.taken)
  }, [form, meanwhile])
  const pasted = page.reading?.text ?? ''
  const findings = inOrderOfEditor(lintPosting({ job: content, company })).map((finding) => ({
    ...finding,
    mend: mendFinding(finding, { job: content, company }, pasted),
  }))
  const errors = findings.filter(({ level }) => level === 'error')
  const editor = useRef<HTMLDivElement>(null)
  const { open, goTo } = useOpenSection(editor, FIRST)
  const goToField = useCallback((field: string) => goTo({ open: sectionOf(field), goal: `f-${field}` }), [goTo])
  useEditorKeys(form, [...new Set(errors.map(({ field }) => field).filter((field) => !field.startsWith('company.')))], goToField)
  const mend = useCallback(
    ({ field, values: mended }: Mend) => {
      if (!form.current) return
      putInto(form.current, Object.fromEntries(Object.entries(mended).map(([name, value]) => [name, [value]])))
      // The finding and its button are gone then.
      goToField(field)
    },
    [form, goToField],
  )
  // After a refusal the first field that is to be mended is open and has the focus.
  useEffect(() => {
    if (own?.saved !== false || own.values.meanwhile) return
    const [first] = inOrderOfEditor(Object.keys(own.refusal.issues).map((issue) => ({ field: issue.split('.')[0] ?? '' })))
    if (first && isField(first.field)) goToField(first.field)
  }, [own, goToField])
  const version = latestOf(
    { updated_at: job.updated_at, begun: JSON.stringify(fingerprintsOf(job)) },
    { updated_at: textOf(refused?.updated_at), begun: textOf(refused?.begun) },
    autosave.result?.version,
  )

  return (
    <SectionsContext value={{ entries: jobEntries, open }}>
      <div className="editor map-editor" ref={editor}>
        <SectionMap label="求人の項目" sections={jobSectionStates(content, findings)} open={open} goTo={goTo}>
          <p className="section-map-keys">
            <kbd>F8</kbd> 次の要修正へ
            <br />
            <kbd>Ctrl S</kbd> 保存
          </p>
        </SectionMap>
        <PageForm ref={form} id={FORM} className="editor-form" key={job.updated_at} preventScrollReset hidden={version}>
          <DoneNote result={result} />
          {meanwhile ? <JobEditConflictNote meanwhile={meanwhile} lookups={lookups} /> : <FormRefusal result={result} />}
          {jobSections.map(({ id, title, note, fields }) => (
            <EditorSection key={id} id={id} label={title} note={note}>
              <div className="editor-fields">
                {fields.map((field) => (
                  <Fragment key={field.name}>
                    <JobFieldRow
                      field={field}
                      values={values}
                      lookups={lookups}
                      findings={findings.filter((finding) => finding.field === field.name)}
                      now={content[field.name]}
                      hidden={!isShown(field, content)}
                      passage={page.reading?.passages[field.name]}
                      mend={mend}
                    />
                    {field.name === 'max_salary' && <PayNote of={page.occupation_pay} />}
                    {places && field.name === 'nearest_station' && <p className="small muted">保存した勤務地から読み取った内容：{places}</p>}
                  </Fragment>
                ))}
              </div>
            </EditorSection>
          ))}
          <AskedSection job={job} findings={findings.filter(({ field }) => field === 'questions')} />
          <ToldNote
            since={page.approval.is_needed ? '承認' : '保存'}
            applicants={page.applicants_to_tell}
            changes={changedTerms(job, content, (table, ids) => lookupTableNames(lookups, table, ids))}
          />
          {(!isAutosaved || kept.state === 'restored') && <SavedInputNote kept={kept} />}
        </PageForm>
        <div className="editor-side">
          <FindingsPanel findings={findings} />
          <PreviewPanel>
            <JobPreview page={page} content={content} lookups={lookups} by={name} now={now} />
          </PreviewPanel>
        </div>
        <SaveBar
          job={job}
          approval={page.approval}
          form={FORM}
          errors={errors}
          warnings={findings.length - errors.length}
          isBusy={isBusy}
          hasFees={page.fees_accepted}
        >
          {isAutosaved && open !== undefined && (
            <AutosaveNote
              {...autosave}
              savedAt={({ updated_at }) => updated_at}
              changed="ほかのメンバーの保存があります。「保存する」で比べられます。"
              names={termNames}
            />
          )}
        </SaveBar>
      </div>
    </SectionsContext>
  )
}

/** Everything else in the form stays as it was typed. */
function putInto(form: HTMLFormElement, entries: Record<string, string[]>) {
  const left = typedEntries.of(form).filter(([name]) => !(name in entries))
  typedEntries.putInto(form, [...left, ...Object.entries(entries).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))])
}

const FORM = 'job-form'
const FIRST = jobSections[0]!.id

const isField = (field: string) => field === 'questions' || jobSections.some(({ fields }) => fields.some(({ name }) => name === field))
const sectionOf = (field: string) => jobSections.find(({ fields }) => fields.some(({ name }) => name === field))?.id ?? ASKED.id

/** The form goes on from the last version that was saved from it, whether by a press or by itself. */
const latestOf = (...versions: (JobVersion | undefined)[]) =>
  versions.reduce((last, version) => (version && version.updated_at > (last?.updated_at ?? '') ? version : last))!

const CONTRACTOR = 3

/** Whether the posting needs a field: 業務委託 has none for employment, and the other way round. */
function isShown({ only, within }: JobField, content: JobContent) {
  if (within && !content[within]) return false
  if (!only || content.employment_types.length === 0) return true
  const isContract = content.employment_types.includes(CONTRACTOR)
  return only === 'contractor' ? isContract : content.employment_types.some((type) => type !== CONTRACTOR)
}

/** Says before the save how many candidates in selection the site will notify, and of what. */
const ToldNote = ({ since, applicants, changes }: { since: string; applicants: number; changes: ChangedTerm[] }) =>
  applicants > 0 && (
    <div className="note stack">
      <p>
        選考中の{applicants}人に、給与・勤務地・勤務時間・業務内容・契約の変更が、{since}の60秒後に変更の前と後で届きます。それまでは元に戻せます。
      </p>
      {changes.length > 0 && (
        <p className="small">
          届く変更：
          {changes.map(({ name }) => name).join('・')}
        </p>
      )}
    </div>
  )

/** The job's questions to every applicant, and a link to change them. */
const AskedSection = ({ job: { id, questions }, findings }: { job: OwnJob; findings: LintFinding[] }) => (
  <EditorSection {...ASKED} note="応募とスカウトの承諾のときに、候補者が回答します。10件まで。">
    <div className="field" id="f-questions">
      {questions.length > 0 && <AskedQuestions questions={questions} />}
      <FieldFindings id="questions-lint" findings={findings} isEmpty={false} />
      <p>
        <Link className="button small" to={`${href('/online/companies/job_offers/questions')}?id=${id}`}>
          {questions.length > 0 ? '質問を編集' : '質問を追加'}
        </Link>
      </p>
    </div>
  </EditorSection>
)
