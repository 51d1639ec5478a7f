import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { requestKinds, requestWays } from '#contract/operations/reports/ticket-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { mustConfirm } from '#web/accounts/staff/must-confirm.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/request-new-page.ts'
import '../reports/reports.css'

export async function loader(args: Route.LoaderArgs) {
  await mustConfirm(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async (api, values) => {
    const { id } = await api.operators.data_requests.enter({
      email: textOf(values.email),
      kind: textOf(values.kind) as keyof typeof requestKinds,
      came_by: textOf(values.came_by) as 'mail' | 'post',
      received_on: textOf(values.received_on),
      note: textOf(values.note),
    })
    return redirect(`/operator/requests/detail?id=${id}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '請求を登録する', description: 'メールや郵便で届いた請求を登録します。', path: '/operator/requests/new', noindex: true })

export default function RequestNewPage() {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const { values = {}, issues = {} } = { values: refused?.values, issues: refused?.refusal.issues }
  const { mail, post } = requestWays
  return (
    <div className="ticket">
      <p className="crumbs">
        <Link to="/operator/requests">個人情報の請求</Link>
      </p>
      <h1>メール・郵便の請求を登録する</h1>
      <FormRefusal result={result} />
      {!acts.includes('answer_data_requests') && <p>あなたの役割では、登録できません。</p>}
      {acts.includes('answer_data_requests') && (
        <Form method="post" className="stack">
          <Field label="登録のメールアドレス" error={issues.email}>
            <input className="input" type="email" name="email" required maxLength={254} autoComplete="off" defaultValue={textOf(values.email)} />
          </Field>
          <Select label="請求の種類" name="kind" names={requestKinds} chosen={textOf(values.kind)} error={issues.kind} />
          <Select label="届いた方法" name="came_by" names={{ mail, post }} chosen={textOf(values.came_by)} error={issues.came_by} />
          <Field label="届いた日" error={issues.received_on}>
            <input className="input" type="date" name="received_on" required defaultValue={textOf(values.received_on)} />
          </Field>
          <Field label="書かれていたこと" need="may" error={issues.note}>
            <textarea className="input" name="note" rows={4} maxLength={2_000} defaultValue={textOf(values.note)} />
          </Field>
          <button className="button primary" aria-disabled={isBusy}>
            登録する
          </button>
        </Form>
      )}
    </div>
  )
}

const Select = ({
  label,
  name,
  names,
  chosen,
  error,
}: {
  label: string
  name: string
  names: Record<string, string>
  chosen: string
  error: string | undefined
}) => (
  <Field label={label} error={error}>
    <select className="input" name={name} required defaultValue={chosen}>
      <option value="">選んでください</option>
      {Object.entries(names).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </Field>
)
