import type { Settings } from '../../settings.ts'

/**
 * Where a visitor belongs who typed the other of `mebae.example` and `www.mebae.example`: cookies, passkeys and links are of one of them only.
 * Every other `Host` may be a proxy's own way to name us, and a redirect would go round in circles.
 */
export function otherName(host: string, url: string, { publicUrl, isForOthers }: Pick<Settings, 'publicUrl' | 'isForOthers'>) {
  if (!isForOthers) return
  const { hostname } = new URL(publicUrl)
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`
  return URL.parse(`http://${host}`)?.hostname === other ? publicUrl + url : undefined
}
