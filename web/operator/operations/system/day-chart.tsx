import { useId } from 'react'

type Point = { at: string; value: number | null }
type Props = { title: string; unit: string; points: Point[]; now: string }

const WIDTH = 480
const HEIGHT = 120
const DAY = 86_400_000
/** Two measurements farther apart than this are not joined: nobody measured in between. */
const GAP = 11 * 60_000

/** A line over the last 24 hours; what was not measured stays empty. The same, hour by hour, stands in a table below. */
export function DayChart({ title, unit, points, now }: Props) {
  const id = useId()
  const measured = points.filter((point): point is { at: string; value: number } => point.value !== null)
  const most = Math.max(...measured.map(({ value }) => value), 0)
  const latest = measured.at(-1)
  const x = (at: string) => (1 - (Date.parse(now) - Date.parse(at)) / DAY) * WIDTH
  const y = (value: number) => HEIGHT - (most > 0 ? (value / most) * (HEIGHT - 8) : 0)
  const line = measured.map(({ at, value }, index) => {
    const before = measured[index - 1]
    const isJoined = before && Date.parse(at) - Date.parse(before.at) <= GAP
    return `${isJoined ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}${isJoined ? '' : 'h.01'}`
  })
  return (
    <figure className="day-chart" aria-labelledby={id}>
      <figcaption id={id}>
        <span>{title}</span>
        <span className="small muted">
          いま <strong className="num">{latest ? textOf(latest.value) : '—'}</strong>
          {unit}・最大 <span className="num">{textOf(most)}</span>
          {unit}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <path key={part} className="grid" d={`M${part * WIDTH} 0V${HEIGHT}`} />
        ))}
        <path className="grid" d={`M0 ${HEIGHT}H${WIDTH}`} />
        <path className="line" d={line.join('')} />
      </svg>
      <p className="day-chart-hours small muted" aria-hidden="true">
        <span>24時間前</span>
        <span>12時間前</span>
        <span>いま</span>
      </p>
    </figure>
  )
}

const textOf = (value: number) => value.toLocaleString('ja-JP', { maximumFractionDigits: 1 })
