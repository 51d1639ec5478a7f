import { Link } from 'react-router'
import type { OutsideCandidate } from '#contract/hiring/outside/outside-candidates.ts'
import { KEEP_MONTHS } from '#contract/hiring/outside/outside-names.ts'
import { longDateText } from '#contract/platform/time/japan-time.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/outside-page.ts'
import { SourceText } from '../source-text.tsx'
import { NEW_OUTSIDE, oneOutside, OUTSIDE, OUTSIDE_NOTE } from './outside-path.ts'
import '#web/company/companies/settings/company-settings.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const job = url.searchParams.get('job') ?? ''
  const job_id = /^[1-9]\d{0,8}$/.test(job) ? Number(job) : undefined
  const listed = await context.get(apiContext).company_users.outside_candidates.list(job_id ? { job_id } : {})
  return { ...listed, job_id, done: url.searchParams.get('done') }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { outside_candidates } }, values) => {
    const { keep_months } = await outside_candidates.change_settings({ keep_months: textOf(values.keep_months) })
    return `これから追加する人の保管期間を${keep_months}か月にしました。`
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '社外からの候補者', description: '紹介やイベントで知った人を、本人の同意を得て登録します。', path: OUTSIDE, noindex: true })

export const handle = crumbs({ here: '社外からの候補者' })

const done: Record<string, string> = {
  added: '同意を求めるメールを送信しました。14日以内に答えがないときは自動で削除されます。',
  removed: '削除しました。',
}

export default function OutsidePage({ loaderData: { candidates, keep_months, job_id, ...loaded } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const { result } = usePageForm()
  const shown = candidates.filter(({ merged }) => !merged)
  const merged = candidates.filter((candidate) => candidate.merged)
  return (
    <div className="wrap company-settings stack">
      <h1>社外からの候補者</h1>
      <p className="hint">{OUTSIDE_NOTE}</p>
      <FormAnswer result={result} done={done[loaded.done ?? '']} />
      {acts.includes('write_messages') && (
        <p>
          <Link className="button primary" to={job_id ? `${NEW_OUTSIDE}?job=${job_id}` : NEW_OUTSIDE}>
            候補者を追加
          </Link>
        </p>
      )}
      {candidates.length === 0 ? (
        <EmptyState>社外からの候補者はまだいません。紹介、エージェント、イベントで知った人を追加すると、本人に同意を求めるメールを送ります。</EmptyState>
      ) : (
        <People people={shown} />
      )}
      {merged.length > 0 && (
        <details>
          <summary>統合した登録 {merged.length}件</summary>
          <People people={merged} />
        </details>
      )}
      {acts.includes('change_settings') && <KeepMonths months={keep_months} />}
    </div>
  )
}

const People = ({ people }: { people: OutsideCandidate[] }) => (
  <ul className="rows-of-settings">
    {people.map((person) => (
      <Person key={person.id} person={person} />
    ))}
  </ul>
)

function Person({ person: { id, name, job, source, referred_by, step, step_name, consented_at, answer_due_at, same_as, file } }: { person: OutsideCandidate }) {
  const { stepName } = useSelectionWords()
  return (
    <li>
      <p>
        <Link to={oneOutside(id)}>
          <bdi>{name}</bdi>
        </Link>{' '}
        <span className="label">社外</span>{' '}
        <span className="label">{consented_at ? <bdi>{step_name ?? stepName(step)}</bdi> : `同意待ち・${longDateText(answer_due_at)}まで`}</span>
        {same_as.length > 0 && <span className="label warn">同じ人かもしれません</span>}
      </p>
      <p className="small muted">
        {job ? <bdi>{job.position_title}</bdi> : '求人は未定'}・<SourceText channel={source} referred_by={referred_by} />
        {file && '・履歴書あり'}
      </p>
    </li>
  )
}

function KeepMonths({ months }: { months: number }) {
  const form = usePageForm<{ keep_months: string }>(undefined, { keep_months: months })
  return (
    <PageForm className="stack">
      <TextField
        of={form}
        name="keep_months"
        label="保管する期間（か月）"
        hint={`選考の最後の更新から自動で削除するまで。${KEEP_MONTHS.least}〜${KEEP_MONTHS.most}か月。追加済みの人には、メールで伝えた期間のままです。`}
        inputMode="numeric"
        maxLength={2}
        required
      />
      <SubmitButton>保存</SubmitButton>
    </PageForm>
  )
}
