import { cookieOf } from '#web/platform/shell/cookies/cookie-of.ts'

const NAME = 'mebae_columns'
const DAYS = 400
/** More lists than there are; a longer cookie was not written here. */
const LONGEST = 2_000
const NAMED = /^[a-z_]{1,40}$/

/** The columns that this browser shows, list by list: `job_offers:state.pay~companies:jobs`. A cookie, because the server has to draw them so from the first. */
function read(request: Request) {
  const kept = (cookieOf(request, NAME) ?? '').slice(0, LONGEST).split('~')
  const named = kept.map((one) => one.split(':')).filter(([list = '', columns]) => NAMED.test(list) && columns !== undefined)
  return new Map(named.map(([list, columns]) => [list!, columns!.split('.').filter((key) => NAMED.test(key))]))
}

/** The columns chosen for a list: those in the address, as a saved view writes them, before those of the browser; null without a choice. */
export function chosenColumns(request: Request, list: string) {
  const inAddress = new URL(request.url).searchParams
    .get('columns')
    ?.split('.')
    .filter((key) => NAMED.test(key))
  return inAddress?.length ? inAddress : (read(request).get(list) ?? null)
}

/** The cookie with another choice for one list; without columns the list shows what everybody sees first. */
export function columnsCookie(request: Request, list: string, columns: string[], secure: boolean) {
  const all = read(request)
  all.delete(list)
  const named = columns.filter((key) => NAMED.test(key))
  if (named.length > 0 && NAMED.test(list)) all.set(list, named)
  const value = [...all].map(([one, keys]) => `${one}:${keys.join('.')}`).join('~')
  return `${NAME}=${value}; Path=/; Max-Age=${value ? DAYS * 86_400 : 0}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}
