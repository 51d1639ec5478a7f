import { useSearchParams } from 'react-router'

const longest = { referral_code: 100, source: 200, next: 2_000 }

/** Where a visitor comes from and wanted to go, from the link that led here, for the next page of the registration. */
export function useReferral() {
  const [params] = useSearchParams()
  const given = Object.entries(longest).map(([name, length]) => ({ name, value: (params.get(name) ?? '').trim().slice(0, length) }))
  const referral = given.filter(({ value }) => value)
  return { referral, search: referral.length > 0 ? `?${new URLSearchParams(referral.map(({ name, value }) => [name, value]))}` : '' }
}
