import './figures.css'
import { href, Link } from 'react-router'
import { Meter } from '#web/ui/meter.tsx'
import type { FigureRow } from './figure-rows.ts'

export const STILL_COUNTING = '集計中（10件から表示します）'

/** The measured figures, each with its number of cases; a figure with too few cases keeps its place. */
export const ResponseFiguresList = ({ rows, still = STILL_COUNTING }: { rows: FigureRow[]; still?: string }) => (
  <dl className="figures">
    {rows.map(({ name, figure }) => (
      <div key={name}>
        <dt>{name}</dt>
        {figure ? <Figure {...figure} /> : <dd className="still">{still}</dd>}
      </div>
    ))}
  </dl>
)

const Figure = ({ before, amount, unit, percent, source }: NonNullable<FigureRow['figure']>) => (
  <>
    <dd>
      {before && <small>{before} </small>}
      {amount}
      <small>{unit}</small>
    </dd>
    {percent !== undefined && (
      <dd className="meter-of" aria-hidden="true">
        <Meter percent={percent} />
      </dd>
    )}
    {source && <dd className="src">{source}</dd>}
  </>
)

/** Replaces the figures of a company that has too few cases for any: one line below its introduction. */
export const StillCounting = () => (
  <p className="small muted still-counting">
    応募とスカウトへの回答は、{STILL_COUNTING}。
    <Link className="nw" to={`${href('/about/metrics')}#responses`}>
      算出方法
    </Link>
  </p>
)
