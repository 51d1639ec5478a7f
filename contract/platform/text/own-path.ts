import { z } from 'zod'
import { safePath } from './safe-path.ts'

/**
 * A page of this site where somebody goes on once they are signed in; empty for none. It is stored and mailed, so a path of another site is refused already here.
 * Apart from `safePath`, which browsers load, too: they get no schemas.
 */
export const OwnPath = z
  .string()
  .max(2_000)
  .refine((path) => path === '' || safePath(path) !== undefined, 'このサイトのページを指定してください。')
  .default('')
