import { data, href, Link, useActionData } from 'react-router'
import { type JobDraft, type ManyJobs, SharedField } from '#contract/jobs/drafting/many-jobs.ts'
import { sharedFields } from '#contract/jobs/drafting/shared-fields.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { CountNav } from '#web/ui/list/count-nav.tsx'
import type { Route } from './+types/job-drafts-page.ts'
import { type Choice, DraftTable } from './draft-table.tsx'
import { ManyResults } from './many-results.tsx'
import '../jobs.css'

const PATH = href('/online/companies/job_offers/drafts')
const choices = { named: '取り込んだ下書きを選択', clean: '公開できる下書きを選択', all: 'すべて選択', none: '選択を解除' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const [choice, named] = [url.searchParams.get('choice'), url.searchParams.get('ids')?.split(',') ?? []]
  const { drafts, fees_accepted, approval } = await context.get(apiContext).company_users.job_offers.drafts({})
  const isNamed = drafts.some(({ id }) => named.includes(String(id)))
  const known = choice !== null && choice in choices ? (choice as Choice) : isNamed ? 'named' : 'none'
  return {
    drafts,
    fees_accepted,
    approval,
    choice: known,
    named: isNamed ? named : [],
    isImported: url.searchParams.has('imported') && named.every((one) => drafts.some(({ id }) => String(id) === one)),
  }
}

type Shared = { field: string; count: number }

/** The conditions that one text may mend in several drafts, the most frequent first. */
const sharedErrors = (drafts: JobDraft[]): Shared[] =>
  sharedFields
    .map((field) => ({ field, count: drafts.filter(({ error_fields }) => error_fields.includes(field)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

function counted(shared: Shared[], field: string) {
  const count = shared.find((one) => one.field === field)?.count
  return count ? `（要修正 ${count}件）` : ''
}

const idsOf = (value: unknown) => [value ?? []].flat().map(String)

/** Shows first what publishing would do to each; changes a condition of many at once. */
export async function action(args: Route.ActionArgs) {
  let many: ManyJobs | undefined
  const result = await submitForm(args, async ({ company_users: { job_offers } }, values, intent) => {
    const ids = idsOf(values.ids)
    if (intent === 'change')
      many = await job_offers.change_many({ ids, field: SharedField.catch('smoking_rule').parse(values.field), text: textOf(values.text) })
    else {
      const fees_version = textOf(values.fees_version)
      many = await job_offers.publish_many({ ids, is_trial: intent !== 'publish', requests_approval: true, ...(fees_version && { fees_version }) })
    }
  })
  return many ? data({ saved: true as const, many }) : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '下書きの一括確認', description: '下書きの指摘を確認し、まとめて公開します。', path: PATH, noindex: true })

export const handle = crumbs({ here: '下書きの一括確認' })

export default function JobDraftsPage({ loaderData: { drafts, fees_accepted, approval, choice, named, isImported } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const result = useActionData<FormResult & { many?: ManyJobs }>()
  const mayEdit = acts.includes('edit_jobs')
  const refused = result?.saved === false ? result : undefined
  // What was changed or checked stays chosen for the next step.
  const chosen = refused ? idsOf(refused.values.ids) : (result?.many?.results.map(({ id }) => String(id)) ?? (choice === 'named' ? named : undefined))
  const shared = sharedErrors(drafts.filter(({ id }) => !chosen || chosen.includes(String(id))))
  const pathOf = (key: string) => `${PATH}?choice=${key}${named.length > 0 ? `&ids=${named.join(',')}` : ''}`
  const issues = refused?.refusal.issues ?? {}
  return (
    <div className="wrap own-jobs">
      <h1>下書きの一括確認</h1>
      {isImported && !result && <output className="note green">{named.length}件を取り込みました。公開はされていません。</output>}
      {result?.many && <ManyResults many={result.many} hasFees={fees_accepted} admins={approval.admins} />}
      {issues.ids ? (
        <p className="note alert" role="alert">
          {issues.ids}
        </p>
      ) : (
        <FormRefusal result={result} />
      )}
      {drafts.length === 0 ? (
        <p>
          下書きはありません。<Link to={href('/online/companies/job_offers/transfer')}>求人をまとめて取り込む</Link>
        </p>
      ) : (
        <PageForm key={`${choice} ${chosen?.join()} ${drafts.map(({ updated_at }) => updated_at).join()}`}>
          {mayEdit && (
            <CountNav
              label="選択"
              entries={Object.entries(choices)
                .filter(([key]) => key !== 'named' || named.length > 0)
                .map(([key, label]) => ({ label, to: pathOf(key), isCurrent: choice === key }))}
            />
          )}
          <DraftTable drafts={drafts} mayEdit={mayEdit} choice={choice} chosen={chosen} />
          {mayEdit && (
            <div className="drafts-acts">
              {acts.includes('publish_jobs') && (
                <div className="row">
                  <SubmitButton intent="try" look="primary">
                    {approval.is_needed ? '申請の内容を確認' : '公開の内容を確認'}
                  </SubmitButton>
                  <p className="small muted">{approval.is_needed ? '確認だけでは申請されません。' : '確認だけでは公開されません。'}</p>
                </div>
              )}
              <div className="drafts-change">
                <Field label="一括編集する項目">
                  <select className="input" name="field" defaultValue={textOf(refused?.values.field) || shared[0]?.field}>
                    {sharedFields.map((field) => (
                      <option key={field} value={field}>
                        {termNames[field]}
                        {counted(shared, field)}
                      </option>
                    ))}
                  </select>
                </Field>
                <Field label="内容" error={issues.text}>
                  <textarea className="input" name="text" rows={2} defaultValue={textOf(refused?.values.text)} />
                </Field>
                <SubmitButton intent="change">選んだ下書きに入力</SubmitButton>
              </div>
            </div>
          )}
        </PageForm>
      )}
    </div>
  )
}
