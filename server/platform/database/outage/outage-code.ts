type OutageCode = 'DATABASE_AWAY' | 'FILES_AWAY' | 'SERVICE_UNAVAILABLE' | 'STORAGE_FULL'

/** PostgreSQL's error codes and the system's; two characters are a whole class. */
const codes: Record<OutageCode, string> = {
  // Cannot be reached, is stopping, starting or recovering, does not know us any more, or is a replica that takes no writes.
  DATABASE_AWAY:
    '08 57P01 57P02 57P03 57P04 57P05 25P03 25P04 25006 28000 28P01 3D000 58000 ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN',
  // The store of FILES_URL, as server/platform/files/places/files-away.ts reports it.
  FILES_AWAY: 'EFILESAWAY',
  // It works, but not on this: too many connections, out of memory, a lock or a statement that took too long, a deadlock after every try.
  SERVICE_UNAVAILABLE: '53000 53200 53300 53400 55P03 57014 40001 40P01',
  STORAGE_FULL: '53100 ENOSPC EDQUOT',
}
const outages = new Map(Object.entries(codes).flatMap(([outage, list]) => list.split(' ').map((code) => [code, outage as OutageCode])))

/** pg's errors about a connection have no code. */
const lost =
  /^(?:Connection terminated|timeout expired|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed|Database out of reach)/

/** Every connection of the pool was in use for too long. */
const used = /^timeout exceeded when trying to connect/

/** The refusal that an outage of the database, of the store of files or of a disk becomes. Nothing for any other error: that is a bug of ours. */
export function outageCode(error: unknown, depth = 0): OutageCode | undefined {
  if (!(error instanceof Error) || depth > 5) return
  const own = codeOf(error)
  if (own) return own
  for (const within of [error.cause, ...(error instanceof AggregateError ? error.errors : [])]) {
    const found = outageCode(within, depth + 1)
    if (found) return found
  }
  return undefined
}

function codeOf(error: Error & { code?: unknown; syscall?: unknown }) {
  const { code, syscall, message } = error
  if (typeof code !== 'string' && used.test(message)) return 'SERVICE_UNAVAILABLE'
  if (typeof code !== 'string') return lost.test(message) ? 'DATABASE_AWAY' : undefined
  // The socket of the embedded server; other files that are missing are no outage.
  if (code === 'ENOENT' || code === 'EACCES') return syscall === 'connect' ? 'DATABASE_AWAY' : undefined
  return outages.get(code) ?? (/^[0-9A-Z]{5}$/.test(code) ? outages.get(code.slice(0, 2)) : undefined)
}
