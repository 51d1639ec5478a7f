import { useId } from 'react'
import './horizontal-bars.css'

/** `value` null: too few to tell. `note`: what stands behind the value, as of how many it is. `isMissing`: what did not happen, dashed. */
export type Bar = { label: string; value: number | null; note?: string; isMissing?: boolean }

type LyingBarsProps = { title: string; bars: Bar[]; unit: string; sentence: string }

const ROW = 30
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
  const longest = bars.some(({ note }) => note) ? LONGEST_NOTED : LONGEST
  const textOf = ({ value, note }: Bar) => (value === null ? FEW : `${value.toLocaleString('ja-JP')}${unit}`) + (note ? `（${note}）` : '')
  return (
    <figure className="bars" aria-labelledby={`${id}t`}>
      <figcaption>
        <h3 id={`${id}t`}>{title}</h3>
      </figcaption>
      {most === 0 ? (
        <p className="muted">まだ表示できる数がありません。</p>
      ) : (
        <>
          <svg height={bars.length * ROW} aria-hidden="true">
            {bars.map((bar, row) => (
              <g key={bar.label} transform={`translate(0 ${row * ROW})`}>
                <text x="0" y="19">
                  {bar.label}
                </text>
                <rect
                  className={bar.isMissing ? 'missing' : undefined}
                  x={`${START}%`}
                  y="7"
                  width={`${bar.value ? Math.max(0.5, (bar.value / most) * longest) : 0}%`}
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
                    <td className="r">{textOf(bar)}</td>
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
