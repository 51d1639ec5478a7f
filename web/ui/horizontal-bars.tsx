import { useId } from 'react'
import { Link } from 'react-router'
import { roundTop } from './columns/round-top.ts'
import './horizontal-bars.css'

/** `value` null: too few to tell. `note`: what stands behind the value, as of how many it is. `isMissing`: what did not happen, dashed. `to`: what it counted. */
export type Bar = { label: string; value: number | null; note?: string; isMissing?: boolean; to?: string | undefined }

type LyingBarsProps = { title: string; bars: Bar[]; unit: string; sentence: string }

const ROW = 30
/** Below the bars, the numbers of the axis. */
const AXIS = 22
/** Per cent of the width: where bars begin, how long the longest is. */
const START = 34
const LONGEST = 48
/** Beside values with a note. */
const LONGEST_NOTED = 36
const FEW = '5未満'

/** Bars that lie, so that words keep their size on a narrow screen, each with its value; the same as a table below. */
export function HorizontalBars({ title, bars, unit, sentence }: LyingBarsProps) {
  const id = useId()
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0))
  const top = roundTop(most)
  const longest = bars.some(({ note }) => note) ? LONGEST_NOTED : LONGEST
  const textOf = ({ value, note }: Bar) => (value === null ? FEW : `${value.toLocaleString('ja-JP')}${unit}`) + (note ? `（${note}）` : '')
  return (
    <figure className="bars" aria-labelledby={`${id}t`}>
      <figcaption>
        <h3 id={`${id}t`}>{title}</h3>
      </figcaption>
      {most === 0 ? (
        <p className="muted">表示できる数は、まだありません。数えられるものがあると、ここに並びます。</p>
      ) : (
        <>
          <svg height={bars.length * ROW + AXIS} aria-hidden="true">
            {[0, top / 2, top].map((tick) => (
              <g key={tick}>
                <line x1={`${START + (tick / top) * longest}%`} x2={`${START + (tick / top) * longest}%`} y1="0" y2={bars.length * ROW} />
                <text className="tick" x={`${START + (tick / top) * longest}%`} y={bars.length * ROW + 16} textAnchor="middle">
                  {tick.toLocaleString('ja-JP')}
                  {tick === top && unit}
                </text>
              </g>
            ))}
            {bars.map((bar, row) => (
              <g key={bar.label} transform={`translate(0 ${row * ROW})`}>
                <text x="0" y="19">
                  {bar.label}
                </text>
                <rect
                  className={bar.isMissing ? 'missing' : undefined}
                  x={`${START}%`}
                  y="7"
                  width={`${bar.value ? Math.max(0.5, (bar.value / top) * longest) : 0}%`}
                  height="16"
                  rx="3"
                />
                <text className="amount" x="100%" y="19" textAnchor="end">
                  {textOf(bar)}
                </text>
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
                {bars.map((bar) => (
                  <tr key={bar.label}>
                    <th scope="row">{bar.label}</th>
                    <td className="r">{bar.to ? <Link to={bar.to}>{textOf(bar)}</Link> : textOf(bar)}</td>
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
