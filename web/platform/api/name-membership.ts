import { membershipHeader } from '#contract/platform/membership-header.ts'

const plain = typeof window === 'undefined' ? undefined : window.fetch.bind(window)
let shown: string | undefined

/** What this tab reads and writes from now on names the member for whom it shows the pages: React Router's own requests cannot be given a header. */
export function nameMembership(id: string) {
  shown = id
  if (plain) window.fetch = (input, init) => plain(...named(input, init))
  return () => {
    if (shown === id) shown = undefined
  }
}

function named(input: RequestInfo | URL, init: RequestInit | undefined): Parameters<typeof fetch> {
  if (!shown) return [input, init]
  const request = new Request(input, init)
  if (new URL(request.url).origin !== location.origin) return [input, init]
  request.headers.set(membershipHeader, shown)
  return [request]
}
