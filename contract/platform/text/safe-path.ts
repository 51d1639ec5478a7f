const here = 'https://here.invalid'

/** Where `next` leads when it stays on this site, else nothing: only a path is kept, as a browser would read it. */
export function safePath(next: string | null | undefined) {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return
  const { origin, pathname, search, hash } = new URL(next, here)
  // A path such as `/.//evil.example` comes out with two slashes in front, and would be read as a host.
  if (origin !== here || pathname.startsWith('//')) return
  return pathname + search + hash
}
