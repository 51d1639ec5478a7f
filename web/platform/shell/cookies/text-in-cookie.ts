/** A text in the letters that a cookie may have. */
export const textInCookie = {
  write: (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text))),
  /** A broken one says nothing. */
  read(value: string) {
    try {
      const bytes = Uint8Array.from(atob(value), (one) => one.charCodeAt(0))
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return ''
    }
  },
}
