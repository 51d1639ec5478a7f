import { href } from 'react-router'
import type { ReferralLink } from '#contract/hiring/outside/referrals.ts'
import { longDateText } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/referrals-page.ts'
import '#web/company/companies/settings/company-settings.css'
import '../selection/outside/outside.css'

const PATH = href('/online/companies/referrals')
const NEW = 'new'

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).company_users.referral_links.list()

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { referral_links } }, values, intent) => {
    if (intent === 'end') {
      await referral_links.end({ id: textOf(values.link_id) })
      return '紹介リンクを終了しました。登録した人はそのままです。'
    }
    const job_id = textOf(values.job_id)
    await referral_links.create(job_id ? { job_id } : {})
    return '紹介リンクを作成しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '紹介リンク', description: '知人に渡す、自分の紹介リンクです。', path: PATH, noindex: true })

export const handle = crumbs({ here: '紹介リンク' })

export default function ReferralsPage({ loaderData: { links, jobs } }: Route.ComponentProps) {
  const form = usePageForm<{ job_id: string }>(NEW)
  return (
    <div className="wrap company-settings stack">
      <h1>紹介リンク</h1>
      <p className="prose">
        知人に自分で渡すリンクです。開いた人は求人を読み、自分で登録を申し込みます。リンクとこのページを見られるのは自分だけです。だれが登録したかは表示しません。本人が認めたときだけ、応募があった件数を表示します。
      </p>
      <FormAnswer result={form.result} />
      <PageForm of={form}>
        <ChoiceField
          of={form}
          name="job_id"
          label="求人"
          names={jobs.map(({ id, position_title }) => [id, position_title] as const)}
          none="すべての求人"
          hint="公開中の求人。"
        />
        <SubmitButton look="primary">紹介リンクを作成</SubmitButton>
      </PageForm>
      {links.length === 0 ? (
        <EmptyState>紹介リンクはまだありません。求人を選んで作成し、知人にメールやチャットで渡してください。</EmptyState>
      ) : (
        <ul className="rows-of-settings">
          {links.map((link) => (
            <OneLink key={link.id} link={link} />
          ))}
        </ul>
      )}
    </div>
  )
}

const OneLink = ({ link: { id, job, url, created_at, ended_at, known } }: { link: ReferralLink }) => (
  <li>
    <p>
      {job ? <bdi>{job.position_title}</bdi> : 'すべての求人'}
      {ended_at && <span className="label">終了</span>}
      {known > 0 && <span className="label green">応募があった：{known}件</span>}
    </p>
    {!ended_at && <p className="small outside-words">{url}</p>}
    <p className="small muted">{longDateText(created_at)}に作成</p>
    {!ended_at && (
      <PageForm className="row" hidden={{ link_id: id }}>
        <SubmitButton intent="end" look="small" aria-label={`${longDateText(created_at)}の紹介リンクを終了`}>
          リンクを終了
        </SubmitButton>
      </PageForm>
    )}
  </li>
)
