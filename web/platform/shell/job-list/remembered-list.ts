export type Place = { pathname: string; search: string }

const isList = ({ pathname }: Place) => /^\/job_offer(\/search)?\/?$/.test(pathname)
const isUnderList = ({ pathname }: Place) => pathname.startsWith('/job_offer/') || pathname === '/job_offer'

/**
 * The list of jobs that a way back leads to, after a navigation to `place`: the last one seen, with its conditions and its
 * page, while the visitor moves between the list and the pages under it. Anywhere else the list starts from its first page.
 */
export function rememberedList(remembered: string | null, place: Place): string | null {
  if (isList(place)) return place.pathname + place.search
  return isUnderList(place) ? remembered : null
}
