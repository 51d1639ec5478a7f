import { membershipHeader } from '#contract/platform/membership-header.ts'

const plain = typeof window === 'undefined' ? undefined : window.fetch.bind(window)
let shown: string | undefined

/** What this tab sends from now on names the member for whom it shows the pages: React Router's own requests cannot be given a header. */
export function nameMembership(id: string) {
  shown = id
  if (plain)
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      if (shown && request.method !== 'GET' && new URL(request.url).origin === location.origin) request.headers.set(membershipHeader, shown)
      return plain(request)
    }
  return () => {
    if (shown === id) shown = undefined
  }
}
