import { href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { LEAST_FOR_RATE } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { SelectionFigures, StageCounts } from '#contract/hiring/analytics/selection-figures.ts'
import { hoursText } from '../figures/selection/stages-section.tsx'

/** A figure with its unit; null where too few are counted for it. */
type Figure = { value: number; unit: string } | null

const rate = (part: number, whole: number): Figure => (whole < LEAST_FOR_RATE ? null : { value: Math.round((part / whole) * 100), unit: '%' })

const figures: { label: string; of: (counts: StageCounts) => Figure }[] = [
  { label: '応募・スカウト承諾', of: ({ begun }) => ({ value: begun, unit: '件' }) },
  { label: '返信した割合', of: ({ replied, begun }) => rate(replied, begun) },
  { label: '面接に進んだ選考', of: ({ interviewed }) => ({ value: interviewed, unit: '件' }) },
  { label: '内定', of: ({ offered }) => ({ value: offered, unit: '件' }) },
]

type Props = { figures: SelectionFigures; now: Date; assigned: 'me' | undefined }

/** The selections that began in the last 28 days, of all jobs or of 担当の求人, beside those of the 28 days before at the same age: the same figures as under 分析. */
export function LastDays({ figures: { since, until, all, before }, now, assigned }: Props) {
  const period = new URLSearchParams({ from: since, to: until }).toString()
  return (
    <section aria-labelledby="last-days">
      <h2 id="last-days">
        直近28日
        <small className="end">
          前期：{dateText(before.since, now)}〜{dateText(before.until, now)}
        </small>
      </h2>
      <dl className="last-days">
        {figures.map(({ label, of }) => (
          <Line key={label} label={label} value={of(all)} before={of(before.all)} />
        ))}
        <div>
          <dt>最初の返信（中央値）</dt>
          <dd>{all.reply_hours === null ? '—' : <b>{hoursText(all.reply_hours)}</b>}</dd>
          <dd className="before">{before.all.reply_hours === null ? '前期 —' : `前期 ${hoursText(before.all.reply_hours)}`}</dd>
        </div>
      </dl>
      <p className="small muted">
        この期間に始まった{assigned && '担当の求人の'}選考の、今日までの数です。前期は同じ日数がたった時点の数です。
        <Link to={`${href('/online/companies/figures/selection')}?${period}`}>{assigned ? '企業全体の分析を見る' : '分析を見る'}</Link>
      </p>
    </section>
  )
}

const Line = ({ label, value, before }: { label: string; value: Figure; before: Figure }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value ? (
        <>
          <b>{value.value}</b>
          {value.unit}
        </>
      ) : (
        <span className="muted">{LEAST_FOR_RATE}件未満</span>
      )}
    </dd>
    <dd className="before">{before ? `前期 ${before.value}${before.unit}${value ? changeOf(value.value - before.value, value.unit) : ''}` : '前期 —'}</dd>
  </div>
)

/** 「 ＋3」「 −4pt」; nothing where both are the same. */
const changeOf = (change: number, unit: string) => (change === 0 ? '' : ` ${change > 0 ? '＋' : '−'}${Math.abs(change)}${unit === '%' ? 'pt' : ''}`)
