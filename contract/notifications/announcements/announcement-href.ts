const here = 'https://here.invalid'

/** Where a link in an announcement may lead, as a browser reads it: http, https, or a path of this site; else nowhere. */
export function announcementHref(href: string | undefined): string | undefined {
  if (!href || !URL.canParse(href, here)) return
  const { protocol, username, password, origin, pathname, search, hash, href: whole } = new URL(href, here)
  if (username || password) return
  if (origin === here) return href.startsWith('/') && !pathname.startsWith('//') ? pathname + search + hash : undefined
  // `//evil.example` and `/\evil.example` look like paths of this site and are not.
  return /^https?:\/\//i.test(href) && /^https?:$/.test(protocol) ? whole : undefined
}
