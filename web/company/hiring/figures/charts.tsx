import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { useCasesPath } from './cases/case-link.tsx'
import { ColumnChart } from '#web/ui/columns/column-chart.tsx'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import { spanText, spanTick } from '#web/work/parts/span-text.ts'

/** The period in charts: when, how long, how far. */
export function Charts({ analytics: { parts, answer_times, funnel, offered, since, until }, now }: { analytics: Analytics; now: Date }) {
  const { stepName } = useSelectionWords()
  const to = useCasesPath()
  const over = (what: 'company_views' | 'job_views' | 'applications') =>
    parts.toReversed().map((part) => ({
      label: spanText(part, now),
      short: spanTick(part, parts),
      value: part[what],
      ...(what === 'applications' && { to: to({ from: part.begins_on, to: part.ends_on, source: 'application' }, part.applications) }),
    }))
  const { one_day, three_days, seven_days, later, silent } = answer_times
  const waited = one_day + three_days + seven_days + later + silent
  const begun = funnel.find(({ step }) => step === 'entry')?.count ?? 0
  return (
    <div className="charts">
      <HorizontalBars
        title="最初の返信まで"
        unit="件"
        bars={[
          { label: '1日以内', value: one_day },
          { label: '3日以内', value: three_days },
          { label: '7日以内', value: seven_days },
          { label: 'それより後', value: later },
          { label: '返信なし', value: silent, isMissing: true },
        ]}
        sentence={`この期間に始まり、7日たった応募と承諾${waited}件のうち、${silent}件に返信がありません。`}
      />
      <HorizontalBars
        title="選考ファネル"
        unit="件"
        bars={funnel.map(({ step, step_id, step_name, count }, place) => ({
          label: step_name ?? stepName(step),
          value: count,
          // All that began stand at the first.
          to: to({ from: since, to: until, ...(place > 0 && { been: stepKey({ step, step_id }) }) }, count),
        }))}
        sentence={`この期間に始まった選考${begun}件のうち、内定まで進んだのは${offered}件です。飛ばした段階は数えません。`}
      />
      <ColumnChart title="求人の閲覧" unit="回" columns={over('job_views')} sentence="開かれた回数です。5回きざみに切り捨て、5回に満たない期間は示しません。" />
      <ColumnChart
        title="企業ページの閲覧"
        unit="回"
        columns={over('company_views')}
        sentence="自社のメンバーが開いた回数は入りません。だれが開いたかは記録していません。"
      />
      <ColumnChart title="応募" unit="件" columns={over('applications')} sentence="スカウトから始まった選考は入りません。" />
    </div>
  )
}
