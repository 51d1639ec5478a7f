import mailProviders from 'email-providers/all.json' with { type: 'json' }
import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'

/** Beside the well-known mail providers: those of Japan's carriers and connections, and sites where any user has a page. */
const others = `
  au.com softbank.jp ymail.ne.jp rakuten.jp nifty.com so-net.ne.jp biglobe.ne.jp plala.or.jp ocn.ne.jp dion.ne.jp goo.jp google.com goo.gl forms.gle
  youtube.com facebook.com instagram.com x.com twitter.com tiktok.com linkedin.com line.me lin.ee bit.ly note.com wantedly.com green-japan.com
  herp.careers hrmos.co talentio.com prtimes.jp studio.site notion.so notion.site wixsite.com jimdo.com ameblo.jp hatenablog.com amazonaws.com
  medium.com zoom.us peraichi.com lit.link
`
const shared = new Set([...mailProviders, ...others.trim().split(/\s+/)])

/** Whether users and companies of all kinds share this domain, so that it names no employer. */
const isSharedDomain = (domain: string) => shared.has(domain)

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
