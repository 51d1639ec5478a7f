import { Sprout } from './sprout.tsx'

export function Wordmark() {
  return (
    <>
      <Sprout />
      <span translate="no">
        Mebae<small>芽生え</small>
      </span>
    </>
  )
}
