const MINUTES = 30
/** In base64 that is a cookie of at most 2,000 characters, whatever is written. */
export const LONGEST_FIRST_MESSAGE = 500

/** As the address of the sheet names it; 0 is the open position of the company. */
type Asked = { id: number; company_id?: number | undefined }

const name = (secure: boolean) => (secure ? '__Host-mebae_first_message' : 'mebae_first_message')
const cookie = (value: string, seconds: number, secure: boolean) =>
  `${name(secure)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
const place = ({ id, company_id = 0 }: Asked) => (id > 0 ? `job-${id}` : `company-${company_id}`)

/**
 * What a visitor wrote to a company before they had an account. It waits in this browser as long as the link of the mail holds, for one job, so that it
 * stands in no address and in no database while nobody has agreed to anything.
 */
export const firstMessage = {
  keep(asked: Asked, typed: string, secure: boolean) {
    const text = typed.trim().slice(0, LONGEST_FIRST_MESSAGE)
    return text ? cookie(`${place(asked)}.${toBase64(text)}`, MINUTES * 60, secure) : firstMessage.forget(secure)
  },
  forget: (secure: boolean) => cookie('', 0, secure),
  of(request: Request, asked: Asked, secure: boolean) {
    const start = `${name(secure)}=${place(asked)}.`
    const kept = (request.headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(start))
    return kept ? fromBase64(kept.slice(start.length)) : ''
  },
}

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** A broken cookie says nothing. */
function fromBase64(value: string) {
  try {
    const bytes = Uint8Array.from(atob(value), (one) => one.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).slice(0, LONGEST_FIRST_MESSAGE)
  } catch {
    return ''
  }
}
