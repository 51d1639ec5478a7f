import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { requestKinds, requestWays } from '#contract/operations/reports/ticket-words.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/request-new-page.ts'
import '../reports/reports.css'

type Entered = Parameters<Api['operators']['data_requests']['enter']>[0]

export async function loader(args: Route.LoaderArgs) {
  await requireReauthenticationPage(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async (api, values) => {
    const { id } = await api.operators.data_requests.enter({
      email: textOf(values.email),
      kind: textOf(values.kind) as Entered['kind'],
      came_by: textOf(values.came_by) as Entered['came_by'],
      received_on: textOf(values.received_on),
      note: textOf(values.note),
    })
    return redirect(`${href('/operator/requests/detail')}?id=${id}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '請求を登録する', description: 'メールや郵便で届いた請求を登録します。', path: href('/operator/requests/new'), noindex: true })

export const handle = crumbs({ here: '登録' })

export default function RequestNewPage() {
  const { acts } = useOperatorAccount()
  const form = usePageForm<Entered>()
  const { mail, post } = requestWays
  return (
    <div className="ticket">
      <h1>メール・郵便の請求を登録する</h1>
      <FormRefusal result={form.result} />
      {!acts.includes('answer_data_requests') && <p>あなたの役割では、登録できません。</p>}
      {acts.includes('answer_data_requests') && (
        <PageForm of={form}>
          <TextField of={form} name="email" label="登録のメールアドレス" type="email" maxLength={254} autoComplete="off" required />
          <ChoiceField of={form} name="kind" label="請求の種類" names={requestKinds} none="選んでください" required />
          <ChoiceField of={form} name="came_by" label="届いた方法" names={{ mail, post }} none="選んでください" required />
          <TextField of={form} name="received_on" label="届いた日" type="date" required />
          <TextField of={form} name="note" label="記載内容" need="may" rows={4} maxLength={2_000} />
          <SubmitButton look="primary">登録する</SubmitButton>
        </PageForm>
      )}
    </div>
  )
}
