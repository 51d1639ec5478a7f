import { href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { requestKinds, requestStates } from '#contract/operations/reports/ticket-words.ts'
import { settingsCrumbs } from '#web/candidate/accounts/settings/settings-crumbs.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/requests-page.ts'
import '#web/accounts/security/security.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { data_requests } = await context.get(apiContext).candidate_users.data_requests.list()
  return { data_requests, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { kind, note }) => {
    const { number } = await api.candidate_users.data_requests.create({ kind: textOf(kind) as keyof typeof requestKinds, note: textOf(note) })
    return `受け付けました。受付番号は ${number} です。`
  })

export const meta = candidateMeta({ title: '個人情報の請求', description: '開示・訂正・利用の停止・消去を求めます。', path: href('/settings/requests') })

export default function OwnRequestsPage({ loaderData: { data_requests, now } }: Route.ComponentProps) {
  const form = usePageForm<{ kind: string; note: string }>()
  const day = (at: string) => <time dateTime={at}>{dateText(at, new Date(now))}</time>
  return (
    <CandidatePage look="security" title="個人情報の請求" crumbs={settingsCrumbs} result={null}>
      <p className="prose">
        開示は<Link to={href('/settings/export')}>データの書き出し</Link>、訂正は<Link to={href('/profile')}>プロフィール</Link>、利用の停止は
        <Link to={href('/settings/privacy')}>公開設定</Link>、消去は<Link to={href('/quit')}>退会</Link>
        で、いますぐ、ご自分でできます。できないことは、ここから運営に求めてください。2週間以内に答えます。
      </p>
      <FormAnswer result={form.result} />
      <PageForm key={data_requests.length}>
        <ChoiceField of={form} name="kind" label="ご請求の内容" names={requestKinds} none="選んでください" required />
        <TextField of={form} name="note" label="詳細" need="may" hint="何を、どう直してほしいか、など。" rows={4} maxLength={2_000} />
        <SubmitButton look="primary">請求する</SubmitButton>
      </PageForm>
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
    </CandidatePage>
  )
}
