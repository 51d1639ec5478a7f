import './figures.css'
import { Meter } from '#web/ui/meter.tsx'
import type { FigureRow } from './figure-rows.ts'

/** What the system measured, each with the cases it comes from; too few cases keep their place. */
export const ResponseFiguresList = ({ rows, still = '集計中（10件から表示します）' }: { rows: FigureRow[]; still?: string }) => (
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
