import { data, href, Link, useRevalidator } from 'react-router'
import type { ScorecardSheet } from '#contract/hiring/scorecards/scorecards.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { companyEvents } from '#web/company/conversations/candidate-calls.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import type { Route } from './+types/scorecard-page.ts'
import { outsideIdOf } from '../outside-key.ts'
import { candidatePath, scorecardCalls } from './scorecard-calls.ts'
import { BLIND_RULE, DISCLOSURE_NOTE, OUTSIDE_DISCLOSURE_NOTE } from './scorecard-words.ts'
import { ScorecardForm } from './scorecard-form.tsx'
import { scorecardOfForm } from './scorecard-of-form.ts'
import { ScorecardSummary } from './scorecard-summary.tsx'
import './scorecards.css'

const PATH = href('/online/companies/selection/scorecard')
const asked = (url: URL) => ({ id: url.searchParams.get('id') ?? '', kit_id: url.searchParams.get('kit') ?? '' })
const none = 'この評価は見つかりません。'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, kit_id } = asked(url)
  const subject = scorecardCalls(context.get(apiContext).company_users, id)
  const { sheets, candidate, job } = await subject.calls.list({ id: subject.id }).catch((error: unknown) => orNotFound(error, none))
  const sheet = sheets.find(({ kit }) => kit.id === kit_id)
  if (!sheet) throw data({ sentence: none }, { status: 404 })
  return { id, sheet, candidate, job, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users }, values, intent) => {
    const { id: key, kit_id } = asked(args.url)
    const { id, calls } = scorecardCalls(company_users, key)
    const { corrected_times, submitted_at } = await calls.save({ id, kit_id, ...scorecardOfForm(values), is_submitted: intent === 'submit' })
    if (!submitted_at) return '下書きを保存しました。ほかのメンバーには見えません。'
    return corrected_times.length > 0 ? '評価を訂正しました。訂正した時刻が残ります。' : '評価を提出しました。ほかのメンバーの評価を見られます。'
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: `${loaderData?.candidate.name ?? ''}の評価`, description: '面接キットに沿って候補者を評価します。', path: PATH, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ id, candidate, sheet }) => ({
  above: [{ to: candidatePath(id), label: <bdi>{candidate.name}</bdi> }],
  here: <bdi>{sheet.kit.name}</bdi>,
}))

export default function ScorecardPage({ loaderData: { id, sheet, candidate, job, ...loaded } }: Route.ComponentProps) {
  const result = useFormResult()
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  const { kit, own, others } = sheet
  const isOutside = outsideIdOf(id) !== undefined
  const now = new Date(loaded.now)
  return (
    <div className="wrap scorecard-page">
      <header>
        <h1>
          <bdi>{kit.name}</bdi>の評価
        </h1>
        <p>
          <Link to={candidatePath(id)}>
            <bdi>{candidate.name}</bdi>
          </Link>
          <span className="small muted">
            ・<bdi>{job?.position_title ?? (isOutside ? '求人は未定' : 'オープンポジション')}</bdi>
          </span>
        </p>
      </header>
      <aside className="stack" aria-label="面接キット">
        {kit.purpose && <p className="as-written">{kit.purpose}</p>}
        {kit.questions.length > 0 && (
          <details open>
            <summary>質問の例</summary>
            <ol className="suggested">
              {kit.questions.map((question) => (
                <li key={question}>
                  <bdi>{question}</bdi>
                </li>
              ))}
            </ol>
          </details>
        )}
        <p className="hint">{BLIND_RULE}</p>
        <p className="hint">{isOutside ? OUTSIDE_DISCLOSURE_NOTE : DISCLOSURE_NOTE}</p>
      </aside>
      <div className="stack">
        <FormAnswer result={result} />
        {own && others && (
          <section className="panel stack" aria-labelledby="summary">
            <h2 id="summary">{sheet.submitted}人の評価</h2>
            <ScorecardSummary cards={[own, ...others]} missing={sheet.asked.filter(({ is_submitted }) => !is_submitted)} now={now} />
          </section>
        )}
        {candidate.has_left ? (
          <p className="note">この候補者は退会しました。評価は削除されています。</p>
        ) : (
          <OwnScorecard sheet={sheet} id={id} result={result} />
        )}
      </div>
    </div>
  )
}

type OwnScorecardProps = { sheet: ScorecardSheet; id: string; result: FormResult | undefined }

function OwnScorecard({ sheet, id, result }: OwnScorecardProps) {
  const { own, submitted } = sheet
  const form = <ScorecardForm key={sheet.kit.updated_at} sheet={sheet} candidateKey={id} result={result} />
  if (own?.submitted_at)
    return (
      <details open={result?.saved === false || undefined}>
        <summary>自分の評価を訂正する</summary>
        {form}
      </details>
    )
  return (
    <>
      {submitted > 0 && <p className="note">{submitted}人が提出済みです。内容は、自分の評価を提出すると見られます。</p>}
      {form}
    </>
  )
}
