import { bandText, figure, type Pay, spokenBand } from './pay.ts'
import './facts.css'

const RAIL_HOLDS = 12

/** The band of a job's pay, the largest figure beside the page's title; what it includes stands under it. Read out it is 「620万円から880万円」. */
export function Salary({ pay, size }: { pay: Pick<Pay, 'min' | 'max' | 'unit'>; size?: 'big' | 'small' }) {
  const { min, max, unit } = pay
  if (min === null && max === null) return <b className="yen none">{bandText(pay)}</b>
  // 34,000〜42,000円 is wider than the card's rail at the usual size.
  const isLong = bandText(pay).length > RAIL_HOLDS
  return (
    <>
      <span className="vh">{spokenBand(pay)}</span>
      <span className={['yen', size, isLong && 'long'].filter(Boolean).join(' ')} aria-hidden="true">
        {min !== null && <b>{figure(min)}</b>}
        {max === null && <small>{unit}</small>}
        {min !== max && <i>〜</i>}
        {max !== null && min !== max && <b>{figure(max)}</b>}
        {max !== null && <small>{unit}</small>}
      </span>
    </>
  )
}
