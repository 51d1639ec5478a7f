import './growing-seed.css'

const NEEDED = 10

/** A seed on the ground line that grows with each counted application, until there are enough for figures. */
export function GrowingSeed({ cases }: { cases: number }) {
  const grown = Math.min(cases, NEEDED) / NEEDED
  const top = 13 - 8 * grown
  return (
    <svg className="growing-seed" viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
      <path className="ground" d="M1 13.5h18" />
      {cases === 0 ? (
        <ellipse className="seed" cx="10" cy="11.6" rx="3" ry="1.9" />
      ) : (
        <>
          <path className="stem" d={`M10 13.5V${top}`} />
          <path
            className="leaf"
            d={`M10 ${top + 1.5}c0-${2 + 2 * grown}-${1.6 + 2 * grown}-${2 + 2 * grown}-${2.6 + 3 * grown}-${2 + 2 * grown} 0 ${1.4 + grown} 1 ${2 + 2 * grown} ${2.6 + 3 * grown} ${2 + 2 * grown}Z`}
          />
          {cases >= NEEDED / 2 && <path className="leaf" d={`M10 ${top}c0-3 2-4.5 5.5-4.5 0 3-2 4.5-5.5 4.5Z`} />}
        </>
      )}
    </svg>
  )
}
