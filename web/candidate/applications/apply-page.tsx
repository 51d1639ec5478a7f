import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { KeptInputNote } from '#web/forms/kept-input-note.tsx'
import { reachServer } from '#web/forms/reach-server.ts'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { useKeptInput } from '#web/forms/use-kept-input.ts'
import { CompanyMark } from '#web/jobs/company-mark.tsx'
import { DemoLabel } from '#web/jobs/demo-label.tsx'
import { orNotFound } from '#web/or-not-found.ts'
import { apiContext } from '#web/page-context.ts'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/apply-page.ts'
import { Applied } from './applied.tsx'
import './applications.css'

export const middleware = routeMiddleware('signed-in')

const askedOf = (url: URL) => {
  const [id, company_id] = ['id', 'company_id'].map((name) => Number(url.searchParams.get(name)))
  return { id: id ?? 0, ...(company_id ? { company_id } : {}) }
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context
    .get(apiContext)
    .candidate_users.applications.show(askedOf(url))
    .catch((error: unknown) => orNotFound(error, 'この求人は終了したか、見られません。'))

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { applications } }, values) => {
    const { company } = await applications.create({ ...askedOf(args.url), message: textOf(values.message) })
    return redirect(`/message/company/detail?company_id=${company.id}`, 303)
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '応募する', description: 'メッセージを添えて応募します。', path: '/job_offer/apply', noindex: true })

export default function ApplyPage({ loaderData: { company, job, application, refusal } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { form, ...kept } = useKeptInput(`apply-${company.id}-${job?.id ?? 0}`, result)
  const refused = result?.saved === false ? result : undefined
  return (
    <div className="wrap stack applying">
      <h1>応募する</h1>
      <div className="row">
        <CompanyMark company={company} />
        <div>
          <p className="small">
            <Link to={`/company/detail?id=${company.id}`}>{company.name}</Link>
            <DemoLabel company={company} />
          </p>
          <p className="lab">{job ? <Link to={`/job_offer/detail?id=${job.id}`}>{job.position_title}</Link> : 'オープンポジション'}</p>
        </div>
      </div>
      {application && <Applied application={application} />}
      {refusal && <p className="note warn">{refusal.message}</p>}
      {!application && !refusal && (
        <Form method="post" className="panel stack" ref={form}>
          <FormRefusal result={result} />
          <Field label="メッセージ" need="must" hint="志望したきっかけや、聞きたいことなど。短くてもかまいません。" error={refused?.refusal.issues.message}>
            <textarea className="input" name="message" rows={8} required maxLength={10_000} defaultValue={textOf(refused?.values.message)} />
          </Field>
          <KeptInputNote kept={kept} />
          <p className="hint">応募すると、企業とのやりとりが始まります。名前と連絡先は、あなたが伝えるまで企業に見えません。</p>
          <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
            応募する
          </button>
        </Form>
      )}
    </div>
  )
}
