import { redirect } from 'react-router'
import { ANSWER_DAYS, outsideSources, type OutsideSource } from '#contract/hiring/outside/outside-names.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/new-outside-page.ts'
import { NEW_OUTSIDE, OUTSIDE, OUTSIDE_NOTE } from './outside-path.ts'
import '#web/company/companies/settings/company-settings.css'
import '#web/jobs/detail/terms/terms.css'
import './outside.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { jobs } = await context.get(apiContext).company_users.job_offers.list({ per_page: 100 })
  return { jobs: jobs.map(({ id, position_title }) => [id, position_title] as const), job: url.searchParams.get('job') ?? '' }
}

type Typed = { name: string; email: string; source: string; job_id: string }
type Preview = { to: string; subject: string; text: string; typed: Typed }

/** The first press shows the mail; the second, below it, sends what was shown. */
export async function action(args: Route.ActionArgs) {
  const shown: { preview?: Preview } = {}
  const result = await submitForm(args, async ({ company_users: { outside_candidates } }, values, intent) => {
    const typed = { name: textOf(values.name), email: textOf(values.email), source: textOf(values.source), job_id: textOf(values.job_id) }
    const { source, job_id, ...who } = typed
    const input = { ...who, source: source as OutsideSource, ...(job_id ? { job_id } : {}) }
    if (intent === 'send') {
      await outside_candidates.add(input)
      return redirect(`${OUTSIDE}?done=added`, 303)
    }
    shown.preview = { ...(await outside_candidates.preview(input)), typed }
  })
  return shown.preview ? { saved: true as const, preview: shown.preview } : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '社外の候補者を追加', description: '本人に同意を求めるメールを送ります。', path: NEW_OUTSIDE, noindex: true })

export const handle = crumbs({ here: '追加' })

export default function NewOutsidePage({ loaderData: { jobs, job }, actionData }: Route.ComponentProps) {
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined
  const form = usePageForm<Typed>(undefined, preview?.typed ?? { job_id: job })
  return (
    <div className="wrap company-settings stack">
      <h1>社外の候補者を追加</h1>
      <p className="prose">
        本人に同意を求めるメールを1通送ります。同意されるまで、登録されるのは氏名とメールアドレスだけです。履歴書は、同意したあとに本人が送るか、本人の許可があれば御社が登録できます。
        {ANSWER_DAYS}日以内に答えがないとき、断られたときは、すべて削除されます。
      </p>
      <p className="hint">{OUTSIDE_NOTE}</p>
      <FormRefusal result={form.refused} />
      <PageForm>
        <TextField of={form} name="name" label="氏名" autoComplete="off" maxLength={100} required />
        <TextField
          of={form}
          name="email"
          label="メールアドレス"
          hint="本人のアドレス。"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <ChoiceField of={form} name="source" label="知ったきっかけ" names={outsideSources} none="選択" hint="本人へのメールに表示されます。" required />
        <ChoiceField
          of={form}
          name="job_id"
          label="求人"
          names={jobs}
          none="未割り当て"
          need="may"
          hint="公開していない求人も選べます。求人名は本人へのメールに表示されます。"
        />
        <SubmitButton {...(!preview && { look: 'primary' as const })}>送信するメールを確認</SubmitButton>
      </PageForm>
      {preview && (
        <section className="panel stack" aria-labelledby="mail">
          <h2 id="mail">送信するメール</h2>
          <dl className="terms">
            <div>
              <dt>宛先</dt>
              <dd>
                <bdi>{preview.to}</bdi>
              </dd>
            </div>
            <div>
              <dt>件名</dt>
              <dd>
                <bdi>{preview.subject}</bdi>
              </dd>
            </div>
          </dl>
          <p className="prose outside-words">
            <bdi>{preview.text}</bdi>
          </p>
          <PageForm hidden={preview.typed}>
            <SubmitButton intent="send" look="primary">
              この1通を送信
            </SubmitButton>
          </PageForm>
        </section>
      )}
    </div>
  )
}
