import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { isSharedDomain } from './is-shared-domain.ts'

/**
 * The registrable domain behind an address of the web or of mail, by which companies are compared: `taro@mail.sample.co.jp` is `sample.co.jp`. A name with
 * other than Latin letters has both of its spellings; a domain that belongs to no one employer has no key.
 */
export function domainKeys(address: string): string[] {
  const host = address.trim().normalize('NFKC').toLowerCase().replace(/^.*@/, '')
  const { domain } = parse(host, { allowPrivateDomains: true, validateHostname: false })
  const ascii = domainToASCII(domain ?? '')
  if (!ascii || isSharedDomain(ascii)) return []
  return [...new Set([ascii, domainToUnicode(ascii)])]
}
