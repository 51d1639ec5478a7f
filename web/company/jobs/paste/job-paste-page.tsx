import { data, href, Link, redirect, useActionData } from 'react-router'
import type { JobPaste } from '#contract/jobs/drafting/job-readings.ts'
import { LONGEST_PASTE } from '#contract/jobs/drafting/longest-paste.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/job-paste-page.ts'
import '../jobs.css'

const EDIT = href('/online/companies/job_offers/edit')

/** One posting opens as a draft in the editor; of several the page lists the drafts. */
export async function action(args: Route.ActionArgs) {
  let pasted: JobPaste | undefined
  const result = await submitForm(args, async ({ company_users: { job_offers } }, values) => {
    const file = values.file instanceof File && values.file.size > 0 ? values.file : undefined
    pasted = await job_offers.paste({ text: textOf(values.text), ...(file && { file }) })
    const [first] = pasted.jobs
    if (first && pasted.jobs.length === 1 && pasted.left_out.length === 0) return redirect(`${EDIT}?id=${first.id}`)
  })
  return pasted && !(result instanceof Response) ? data({ saved: true as const, pasted }) : result
}

export const clientAction = reachServer

export async function loader({ context }: Route.LoaderArgs) {
  // The guard of the list refuses members who may not see jobs.
  await context.get(apiContext).company_users.job_offers.list({ per_page: 1 })
  return null
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '求人票を貼り付けて作成',
    description: '求人票の文章から、求人の下書きを作成します。',
    path: href('/online/companies/job_offers/paste'),
    noindex: true,
  })

export const handle = crumbs({ here: '求人票を貼り付けて作成' })

export default function JobPastePage() {
  const result = useActionData<FormResult & { pasted?: JobPaste }>()
  const refused = result?.saved === false ? result : undefined
  return (
    <div className="wrap own-jobs narrow-form">
      <h1>求人票を貼り付けて作成</h1>
      <p className="prose">求人票の文章を貼り付けると、読み取れた項目を入力した下書きを作成します。読み取れなかった行も残ります。公開はされません。</p>
      <p>
        求人票がないときは、<Link to={href('/online/companies/job_offers/new')}>題名か見本から作成</Link>できます。
      </p>
      {result?.pasted && <PastedJobs pasted={result.pasted} />}
      <PageForm encType="multipart/form-data">
        {!refused?.refusal.issues.text && !refused?.refusal.issues.file && <FormRefusal result={result} />}
        <Field label="求人票の文章" hint="Webページ、Word、PDF、表計算の文章をコピーして貼り付けます。20件まで。" error={refused?.refusal.issues.text}>
          <textarea className="input long" name="text" rows={14} maxLength={LONGEST_PASTE} defaultValue={textOf(refused?.values.text)} />
        </Field>
        <Field label="またはファイル" hint="テキスト、HTML、CSV、JSON。5 MBまで。文章を貼り付けたときは読みません。" error={refused?.refusal.issues.file}>
          <input className="input file-input" type="file" name="file" />
        </Field>
        <div className="row">
          <SubmitButton look="primary">下書きを作成</SubmitButton>
        </div>
      </PageForm>
    </div>
  )
}

/** The drafts from a paste with several postings. */
const PastedJobs = ({ pasted: { jobs, left_out } }: { pasted: JobPaste }) => (
  <section className="stack" aria-labelledby="pasted-title">
    <h2 id="pasted-title">下書き {jobs.length}件</h2>
    <ul className="stack">
      {jobs.map(({ id, position_title, fields_read, lines_unread }) => (
        <li key={id}>
          <Link to={`${EDIT}?id=${id}`}>
            <bdi>{position_title}</bdi>
          </Link>
          <p className="small muted">
            {fields_read}項目を読み取り・未反映 {lines_unread}行
          </p>
        </li>
      ))}
    </ul>
    <p>
      <Link className="button" to={`${href('/online/companies/job_offers/drafts')}?ids=${jobs.map(({ id }) => id).join(',')}`}>
        下書きを確認して公開へ
      </Link>
    </p>
    {left_out.length > 0 && (
      <div className="note warn">
        <p>{left_out.length}件は下書きになりませんでした。</p>
        <ul>
          {left_out.map(({ place, reason }) => (
            <li key={place}>
              {place}：{reason}
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
)
