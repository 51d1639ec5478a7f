import { z } from 'zod'

const here = 'https://here.invalid'

/** Where `next` leads when it stays on this site, else nothing: only a path is kept, as a browser would read it. */
export function safePath(next: string | null | undefined) {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return
  const { origin, pathname, search, hash } = new URL(next, here)
  // A path such as `/.//evil.example` comes out with two slashes in front, and would be read as a host.
  if (origin !== here || pathname.startsWith('//')) return
  return pathname + search + hash
}

/** A page of this site where somebody goes on once they are signed in; empty for none. It may be stored and mailed, so another site is refused here already. */
export const OwnPath = z
  .string()
  .max(2_000)
  .refine((path) => path === '' || safePath(path) !== undefined, 'このサイトのページを指定してください。')
  .default('')
