import mailProviders from 'email-providers/all.json' with { type: 'json' }

/** Beside the well-known mail providers: those of Japan's carriers and connections, and sites where any user has a page. */
const others = `
  au.com softbank.jp ymail.ne.jp rakuten.jp nifty.com so-net.ne.jp biglobe.ne.jp plala.or.jp ocn.ne.jp dion.ne.jp goo.jp google.com goo.gl forms.gle
  youtube.com facebook.com instagram.com x.com twitter.com tiktok.com linkedin.com line.me lin.ee bit.ly note.com wantedly.com green-japan.com
  herp.careers hrmos.co talentio.com prtimes.jp studio.site notion.so notion.site wixsite.com jimdo.com ameblo.jp hatenablog.com amazonaws.com
  medium.com zoom.us peraichi.com lit.link
`
const shared = new Set([...mailProviders, ...others.trim().split(/\s+/)])

/** Whether users and companies of all kinds share this domain, so that it names no employer. */
export const isSharedDomain = (domain: string) => shared.has(domain)
