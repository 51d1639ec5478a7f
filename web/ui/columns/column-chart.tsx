import { useId } from 'react'
import { Link } from 'react-router'
import './column-chart.css'
import { roundTop } from './round-top.ts'

/** `short` stands below the column, `label` in the table. `value` null: too few to say. `to`: what it counted. */
type Column = { label: string; short: string; value: number | null; to?: string | undefined }

type Props = { title: string; unit: string; columns: Column[]; sentence: string }

const TOP = 22
const HEIGHT = 130
const BASE = TOP + HEIGHT
/** Per cent of the width: where the columns begin, beside the numbers of the axis. */
const START = 9
const FEW = '5未満'

/** Columns in the order of time over an axis, each with its value; the same as a table below. */
export function ColumnChart({ title, unit, columns, sentence }: Props) {
  const id = useId()
  const most = Math.max(0, ...columns.map(({ value }) => value ?? 0))
  const top = roundTop(most)
  const room = (100 - START) / columns.length
  const every = Math.ceil(columns.length / 6)
  const textOf = (value: number | null) => (value === null ? FEW : `${value.toLocaleString('ja-JP')}${unit}`)
  const heightOf = (value: number) => (value / top) * HEIGHT
  return (
    <figure className="columns-chart" aria-labelledby={`${id}t`}>
      <figcaption>
        <h3 id={`${id}t`}>
          {title}
          <span className="small muted">（{unit}）</span>
        </h3>
      </figcaption>
      {most === 0 ? (
        <p className="muted">この期間に表示できる数は、まだありません。数えられるものがあると、時期の順にここへ並びます。</p>
      ) : (
        <>
          <svg height={BASE + 24} aria-hidden="true">
            {[top, top / 2, 0].map((tick) => (
              <g key={tick} transform={`translate(0 ${BASE - heightOf(tick)})`}>
                <line className={tick === 0 ? 'base' : undefined} x1={`${START - 1}%`} x2="100%" y1="0" y2="0" />
                <text x="0" y="4">
                  {tick.toLocaleString('ja-JP')}
                </text>
              </g>
            ))}
            {columns.map(({ label, short, value }, place) => (
              <g key={label}>
                <rect x={`${START + room * (place + 0.18)}%`} y={BASE - heightOf(value ?? 0)} width={`${room * 0.64}%`} height={heightOf(value ?? 0)} />
                {value !== null && value > 0 && (
                  <text className="amount" x={`${START + room * (place + 0.5)}%`} y={BASE - heightOf(value) - 5} textAnchor="middle">
                    {value.toLocaleString('ja-JP')}
                  </text>
                )}
                {(columns.length - 1 - place) % every === 0 && (
                  <text x={`${START + room * (place + 0.5)}%`} y={BASE + 18} textAnchor="middle">
                    {short}
                  </text>
                )}
              </g>
            ))}
          </svg>
          <p className="small muted">{sentence}</p>
          <details>
            <summary>
              表で見る<span className="vh">：{title}</span>
            </summary>
            <table className="table">
              <caption className="vh">{title}</caption>
              <tbody>
                {columns.map(({ label, value, to }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td className="r">{to ? <Link to={to}>{textOf(value)}</Link> : textOf(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  )
}
