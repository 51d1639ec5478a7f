import { bandText, figure, type Pay, spokenBand } from './pay.ts'
import '#web/ui/styles/facts.css'

const RAIL_HOLDS = 12
const per: Record<Pay['label'], string> = { 年収: '', 時給: '/時', 時間単価: '/時', 日給: '/日' }

/** The band of a job's pay, the largest figure beside the page's title, with what it includes below. A screen reader reads 「620万円から880万円」. */
export function Salary({ pay, size }: { pay: Pick<Pay, 'min' | 'max' | 'unit'> & Partial<Pick<Pay, 'label'>>; size?: 'big' | 'small' | 'card' }) {
  const { min, max, label = '年収' } = pay
  // On a card no label above the figure names its kind.
  const isAlone = size === 'card'
  const unit = isAlone ? pay.unit + per[label] : pay.unit
  if (min === null && max === null) return <b className={`yen none ${size ?? ''}`}>{bandText(pay)}</b>
  // 34,000〜42,000円 is wider than the card's rail at the usual size.
  const isLong = !size && bandText(pay).length > RAIL_HOLDS
  return (
    <>
      <span className="vh">{(isAlone ? `${label} ` : '') + spokenBand(pay)}</span>
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
