import './growing-sprout.css'

/** Grows once beside an answer that arrives while its conversation is open; whoever asks for less motion sees it grown. */
export const GrowingSprout = () => (
  <svg className="growing" viewBox="0 0 20 20" aria-hidden="true">
    <path className="ground" d="M3 17h14" />
    <path className="stem" d="M10 17V9" />
    <path className="leaf" d="M10 11C10 8 7.8 6.4 4.2 6.4 4.2 9.4 6.4 11 10 11Z" />
    <path className="leaf" d="M10 9C10 5.8 12.2 4 16 4 16 7.2 13.8 9 10 9Z" />
  </svg>
)
