import { membershipHeader } from '#contract/platform/membership-header.ts'

const plain = typeof window === 'undefined' ? undefined : window.fetch.bind(window)
let shown: string | undefined

/** From this call on each request of the tab names the member whose pages it shows. It wraps `fetch`, because React Router takes no header for its requests. */
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
