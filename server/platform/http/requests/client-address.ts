import ipaddr from 'ipaddr.js'

/**
 * The client's address, as far as we can know: with n trusted proxies, the n-th address from the right of those they added. The client wrote every entry
 * further left. A household holds a whole /64 of IPv6.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const hops = [...(forwardedFor?.split(',') ?? []).map((hop) => hop.trim()), socketAddress ?? '']
  const claimed = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? ''
  return networkOf(trustedProxies > 0 && ipaddr.isValid(claimed) ? claimed : (socketAddress ?? ''))
}

function networkOf(address: string) {
  if (!ipaddr.isValid(address)) return 'unknown'
  const known = ipaddr.process(address)
  return known instanceof ipaddr.IPv6
    ? known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : known.toString()
}
