/** The sentence about the last act, for the next page. */
export type Said = { sentence: string; at: string }

const LONGEST = 400
const SECONDS = 120

const name = (secure: boolean) => (secure ? '__Host-mebae_said' : 'mebae_said')
const cookie = (value: string, seconds: number, secure: boolean) =>
  `${name(secure)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`

/** The sentence that the page after an act shows once, with or without scripts. */
export const saidCookie = {
  keep: (sentence: string, secure: boolean) => cookie(encodeURIComponent(sentence.slice(0, LONGEST)), SECONDS, secure),
  forget: (secure: boolean) => cookie('', 0, secure),
  of(request: Request, secure: boolean) {
    const kept = (request.headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name(secure)}=`))
    return kept && readable(kept.slice(name(secure).length + 1))
  },
}

/** A broken cookie says nothing. */
function readable(value: string) {
  try {
    return decodeURIComponent(value).slice(0, LONGEST)
  } catch {
    return ''
  }
}
