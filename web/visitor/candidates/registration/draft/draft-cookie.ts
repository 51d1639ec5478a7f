import { briefCookie } from '#web/platform/shell/cookies/brief-cookie.ts'
import { textInCookie } from '#web/platform/shell/cookies/text-in-cookie.ts'
import { readDraft, type TypedDraft } from './draft-of.ts'

const MINUTES = 60
/** A browser refuses a cookie of more than 4,096 bytes, its name and attributes included. */
const LONGEST = 3_800

const cookie = briefCookie('mebae_registration', MINUTES * 60)

/** A visitor's answers, in this browser alone until they sign up: a step is there again after a reload, also before its scripts run. */
export const draftCookie = {
  /** Undefined for a draft that no browser would store. */
  keep(draft: TypedDraft, secure: boolean) {
    const value = textInCookie.write(JSON.stringify(draft))
    return value.length > LONGEST ? undefined : cookie.keep(value, secure)
  },
  forget: cookie.forget,
  /** Undefined where the browser has sent none. */
  of(request: Request, secure: boolean) {
    const value = cookie.of(request, secure)
    return value === undefined ? undefined : readDraft(textInCookie.read(value))
  },
}
