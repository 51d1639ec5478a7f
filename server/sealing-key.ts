import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileMadeOnce } from './file-made-once.ts'
import { settings } from './settings.ts'

let key: Buffer | undefined

/** From `SECRET_KEY`, else a file that is made once in `DATA_DIR`: whoever has only the database has no key. */
export const sealingKey = () =>
  (key ??= Buffer.from(settings.secretKey ?? fileMadeOnce(join(settings.dataDir, 'secret.key'), () => randomBytes(32).toString('base64url')), 'base64url'))
