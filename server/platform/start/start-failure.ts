import { logger } from '../logging/logger.ts'
import { settings } from '#server/settings.ts'
import { CannotStart } from './cannot-start.ts'

/** Node reports a missing parent when a file system is read-only. */
const closedTo = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EEXIST'])

/** Of a file system, and of PostgreSQL. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Tells who starts it why the app cannot; in the log where that is a bug. */
export function sayStartFailure(error: unknown) {
  const sentence = startFailure(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else logger.fatal({ err: error }, 'cannot start')
}

/** Why the app cannot start, as a sentence that says what to do; nothing where it is a bug. */
export function startFailure(error: unknown) {
  if (error instanceof CannotStart) return error.message
  const { code = '', path, syscall } = (error ?? {}) as NodeJS.ErrnoException
  const address = `${settings.host}:${settings.port}`
  if (code === 'EADDRINUSE') return `${address} は、ほかのプログラムが使っています。`
  if (code === 'EADDRNOTAVAIL') return `${settings.host} は、このコンピューターのアドレスではありません。HOST を直してください。`
  if (code === 'EACCES' && syscall === 'listen') return `${address} を使う権限がありません。PORT を 1024 以上にしてください。`
  if (code === 'EMFILE' || code === 'ENFILE') return '同時に開けるファイルの数が足りません。ulimit -n（systemd では LimitNOFILE）を増やしてください。'
  if (full.has(code)) return `ディスクがいっぱいです（データベースか、${settings.dataDir}）。空きを作ってから、もう一度起動してください。`
  if (path?.startsWith(settings.dataDir) && closedTo.has(code)) return `${path} に書けません（${code}）。DATA_DIR に、書き込めるフォルダーを指定してください。`
  return undefined
}
