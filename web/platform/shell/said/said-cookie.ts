import { briefCookie } from '../cookies/brief-cookie.ts'

/** The sentence about the last act, for the next page. */
export type Said = { sentence: string; at: string }

const LONGEST = 400
const SECONDS = 120

const cookie = briefCookie('mebae_said', SECONDS)

/** The sentence that the page after an act shows once, with or without scripts. */
export const saidCookie = {
  keep: (sentence: string, secure: boolean) => cookie.keep(encodeURIComponent(sentence.slice(0, LONGEST)), secure),
  forget: cookie.forget,
  of(request: Request, secure: boolean) {
    const kept = cookie.of(request, secure)
    return kept === undefined ? undefined : readable(kept)
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
