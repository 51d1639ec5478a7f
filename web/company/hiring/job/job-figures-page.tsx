import { href } from 'react-router'
import { channels as channelWords } from '#contract/hiring/selection/found-via.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { type CountedCases, useCasesPath } from '#web/company/hiring/figures/cases/case-link.tsx'
import { JobTabs } from '#web/company/jobs/job-tabs.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import type { Route } from './+types/job-figures-page.ts'
import './job.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const { job_offers, applications } = context.get(apiContext).company_users
  const gone = (error: unknown) => orNotFound(error, 'この求人はありません。')
  const [{ job }, figures] = await Promise.all([
    job_offers.show({ id: idOf(url) }).catch(gone),
    // What is no number is no job, as the first of the two says.
    applications.figures({ id: /^\d{1,9}$/.test(idOf(url)) ? idOf(url) : '1' }).catch(gone),
  ])
  return { job: { id: job.id, position_title: job.position_title }, figures }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.job.position_title ?? '求人'}の分析`,
    description: 'この求人の選考の分析です。',
    path: href('/online/companies/job_offers'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ job }) => ({
  above: [{ to: `${href('/online/companies/job_offers/overview')}?id=${job.id}`, label: <bdi>{job.position_title}</bdi> }],
  here: '分析',
}))

/** How the selections of a job went: how far, how long, from where, and how they ended. */
export default function JobFiguresPage({ loaderData: { job, figures } }: Route.ComponentProps) {
  const { stepName, endName } = useSelectionWords()
  const { funnel, offered, sources, channels, stays, ends, declines } = figures
  const to = useCasesPath()
  const of = (asked: CountedCases, count: number) => to({ whole: 'true', job_id: job.id, ...asked }, count)
  const begun = sources.application + sources.scout
  const ended = ends.reduce((all, { count }) => all + count, 0)
  return (
    <div className="wrap stack one-job">
      <h1>
        <bdi>{job.position_title}</bdi>
      </h1>
      <JobTabs id={job.id} here="figures" />
      {begun === 0 ? (
        <p className="muted">この求人の選考は、まだありません。応募かスカウトの承諾があると、ここに数字を表示します。</p>
      ) : (
        <section className="job-charts" aria-labelledby="job-charts">
          <h2 className="vh" id="job-charts">
            選考の分析
          </h2>
          <HorizontalBars
            title="選考ファネル"
            unit="件"
            bars={funnel.map(({ step, step_id, step_name, count }, place) => ({
              label: step_name ?? stepName(step),
              value: count,
              to: of(place > 0 ? { been: stepKey({ step, step_id }) } : {}, count),
            }))}
            sentence={`これまでの選考${begun}件のうち、内定まで進んだのは${offered}件です。飛ばした段階は数えません。`}
          />
          <HorizontalBars
            title="同じ段階にいた日数（中央値）"
            unit="日"
            bars={stays.map(({ step, step_id, step_name, count, median_days }) => ({
              label: step_name ?? stepName(step),
              value: median_days,
              note: `${count}件`,
              to: of({ stay: stepKey({ step, step_id }) }, count),
            }))}
            sentence="次の段階に移ったか終了した選考から計算しています。いまその段階にいる人は含みません。"
          />
          <HorizontalBars
            title="始まりかた"
            unit="件"
            bars={[
              { label: '応募', value: sources.application, to: of({ source: 'application' }, sources.application) },
              { label: 'スカウト承諾', value: sources.scout, to: of({ source: 'scout' }, sources.scout) },
            ]}
            sentence={`これまでに始まった選考は${begun}件です。`}
          />
          <HorizontalBars
            title="採用経路"
            unit="件"
            bars={channels.map(({ channel, count }) => ({
              label: channelWords[channel],
              value: count,
              to: of({ channel, source: channel === 'scout' ? 'scout' : 'application' }, count),
            }))}
            sentence="スカウト以外は、応募した人が応募のときに選んだ答えです。選ばなかったものは「わからない」に数えます。"
          />
          <HorizontalBars
            title="終了のしかた"
            unit="件"
            bars={ends.map(({ end_reason, count }) => ({ label: endName(end_reason), value: count, to: of({ end_reason }, count) }))}
            sentence={`終了した選考は${ended}件です。`}
          />
          <HorizontalBars
            title="終了の理由（社内）"
            unit="件"
            bars={declines.map(({ reason, count }) => ({ label: reason, value: count, to: of({ decline: reason }, count) }))}
            sentence={`社内の理由を選んだのは、終了した選考${ended}件のうち${declines.reduce((all, { count }) => all + count, 0)}件です。候補者には表示しません。`}
          />
        </section>
      )}
    </div>
  )
}
