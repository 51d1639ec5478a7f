const NAME = 'device-visits'
/** After so long without a page, or on another day, opening one is another visit. */
const PAUSE = 30 * 60_000
/** Cookies outlive the end of a session, and say nothing of who this is. */
const HIDDEN = 'mebae_install=hidden'

type Visits = { count: number; last: number }
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** How often this browser came to the site, this time included. */
export function countVisits(storage: Storage, now: Date) {
  const { count, last } = read(storage)
  const isAnother = now.getTime() - last > PAUSE || dayOf(new Date(last)) !== dayOf(now)
  const visits = { count: isAnother ? count + 1 : count, last: now.getTime() }
  storage.setItem(NAME, JSON.stringify(visits))
  return visits.count
}

function read(storage: Storage): Visits {
  try {
    return { count: 0, last: 0, ...(JSON.parse(storage.getItem(NAME) ?? '{}') as Partial<Visits>) }
  } catch {
    return { count: 0, last: 0 }
  }
}

const dayOf = (date: Date) => date.toLocaleDateString('ja-JP', { timeZone: 'Asia/Tokyo' })

export const installLine = {
  isHidden: () => document.cookie.includes(HIDDEN),
  hide: () => {
    document.cookie = `${HIDDEN}; path=/; max-age=${400 * 86_400}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  },
}
