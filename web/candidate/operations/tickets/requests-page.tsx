import { Form, Link, useActionData, useNavigation } from 'react-router'
import { requestKinds, requestStates } from '#contract/operations/reports/ticket-words.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { SettingsCrumbs } from '#web/candidate/accounts/settings/settings-crumbs.tsx'
import type { Route } from './+types/requests-page.ts'
import '#web/accounts/security/security.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const { data_requests } = await context.get(apiContext).candidate_users.data_requests.list()
  return { data_requests, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { kind, note }) => {
    const { number } = await api.candidate_users.data_requests.create({ kind: textOf(kind) as keyof typeof requestKinds, note: textOf(note) })
    return `受け付けました。受付番号は ${number} です。`
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '個人情報の請求', description: '開示・訂正・利用の停止・消去を求めます。', path: '/settings/requests', noindex: true })

export default function OwnRequestsPage({ loaderData: { data_requests, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const day = (at: string) => <time dateTime={at}>{dateText(at, new Date(now))}</time>
  return (
    <div className="wrap security">
      <SettingsCrumbs here="個人情報の請求" />
      <h1>個人情報の請求</h1>
      <p className="prose">
        開示は<Link to="/settings/export">データの書き出し</Link>、訂正は<Link to="/profile">プロフィール</Link>、利用の停止は
        <Link to="/settings/privacy">公開と見え方</Link>、消去は<Link to="/quit">退会</Link>
        で、いますぐ、ご自分でできます。できないことは、ここから運営に求めてください。2週間以内に答えます。
      </p>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <Form method="post" className="stack" key={data_requests.length}>
        <Field label="求めること" error={refused?.refusal.issues.kind}>
          <select className="input" name="kind" required defaultValue={textOf(refused?.values.kind)}>
            <option value="">選んでください</option>
            {Object.entries(requestKinds).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Field>
        <Field label="くわしく" need="may" hint="何を、どう直してほしいか、など。" error={refused?.refusal.issues.note}>
          <textarea className="input" name="note" rows={4} maxLength={2_000} defaultValue={textOf(refused?.values.note)} />
        </Field>
        <button className="button primary" aria-disabled={isBusy}>
          請求する
        </button>
      </Form>
      {data_requests.map(({ id, number, kind, state, received_at, due_at, answer }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            {requestKinds[kind]} <span className="label">{requestStates[state]}</span>
          </h2>
          <p className="small muted">
            受付番号 {number}・{day(received_at)}
            {(state === 'open' || state === 'checked') && <>・{day(due_at)}までに回答します</>}
          </p>
          {answer && <p className="note green said">{answer}</p>}
        </section>
      ))}
    </div>
  )
}
