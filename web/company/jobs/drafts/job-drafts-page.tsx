import { data, href, Link, useActionData } from 'react-router'
import { type ManyJobs, SharedField } from '#contract/jobs/drafting/many-jobs.ts'
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
const choices = { clean: '公開できる下書きを選択', all: 'すべて選択', none: '選択を解除' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = url.searchParams.get('choice')
  const { drafts, fees_accepted, approval } = await context.get(apiContext).company_users.job_offers.drafts({})
  return { drafts, fees_accepted, approval, choice: choice !== null && choice in choices ? (choice as Choice) : 'none' }
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

export default function JobDraftsPage({ loaderData: { drafts, fees_accepted, approval, choice } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const result = useActionData<FormResult & { many?: ManyJobs }>()
  const mayEdit = acts.includes('edit_jobs')
  const refused = result?.saved === false ? result : undefined
  const chosen = refused ? idsOf(refused.values.ids) : undefined
  const issues = refused?.refusal.issues ?? {}
  return (
    <div className="wrap own-jobs">
      <h1>下書きの一括確認</h1>
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
        <PageForm key={`${choice} ${drafts.map(({ updated_at }) => updated_at).join()}`}>
          {mayEdit && (
            <CountNav
              label="選択"
              entries={Object.entries(choices).map(([key, label]) => ({ label, to: `${PATH}?choice=${key}`, isCurrent: choice === key }))}
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
                <Field label="まとめて変える項目">
                  <select className="input" name="field" defaultValue={textOf(refused?.values.field)}>
                    {sharedFields.map((field) => (
                      <option key={field} value={field}>
                        {termNames[field]}
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
