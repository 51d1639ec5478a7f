import { useBrand } from './brand.ts'

export function Wordmark() {
  const { name, latin_name, logo } = useBrand()
  return (
    <>
      {logo ? <img className="brand-logo" src={logo} alt="" height="30" /> : <Sprout />}
      <span translate="no">
        <bdi>{latin_name}</bdi>
        {name !== latin_name && (
          <small>
            <bdi>{name}</bdi>
          </small>
        )}
      </span>
    </>
  )
}

/** The mark of the house: a sprout that breaks the ground line. */
function Sprout() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" fill="none" aria-hidden="true">
      <path className="ground" d="M2 26h10.5M19.5 26H30" strokeWidth="2.2" strokeLinecap="round" />
      <path className="stem" d="M16 28.5V14" strokeWidth="2.4" strokeLinecap="round" />
      <path className="leaf" d="M16 17.5C16 12 11.8 9.3 5.5 9.3 5.5 14.9 9.7 17.5 16 17.5Z" />
      <path className="leaf" d="M16 13.6C16 7.4 20.3 4 27 4 27 10.3 22.6 13.6 16 13.6Z" />
    </svg>
  )
}
