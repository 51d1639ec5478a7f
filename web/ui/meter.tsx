import './meter.css'

/** Only where 100 % is the whole. The figure stands beside it, so the bar itself is not read out. */
export function Meter({ percent }: { percent: number }) {
  return (
    <svg className="meter" aria-hidden="true">
      <rect width={`${percent}%`} height="100%" rx="3" />
    </svg>
  )
}
