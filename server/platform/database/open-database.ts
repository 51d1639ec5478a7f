import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '../start/cannot-start.ts'
import { logger } from '../logging/logger.ts'
import { settings } from '#server/settings.ts'
import { newClient } from './outage/new-client.ts'
import { outageCode } from './outage/outage-code.ts'

/**
 * `url` reads and writes rows; `ownerUrl` changes tables, too. Of a server of somebody else both are what we were given.
 * `watch`: of the embedded server, which is started again when it ends.
 */
export type OpenDatabase = {
  url: string
  ownerUrl: string
  close(options?: { drop?: boolean }): Promise<void>
  watch?: { restarts: number; restartedAt: Date | undefined } | undefined
  /** Of the embedded server: the role that may do anything there, and where its files lie. */
  superuserUrl?: string
  folder?: string
}

const OLDEST = 15
const PAUSE = 1_000
const TOLD_EVERY = 10
/** The server is there and will go on refusing: a wrong user or password, no such database. */
const lasting = new Set(['28P01', '28000', '3D000'])

/** The database we were given, or else our own. */
export async function openDatabase(name: string): Promise<OpenDatabase> {
  if (settings.databaseUrl) return givenDatabase(settings.databaseUrl, settings.databaseWaitSeconds)
  const { openOwnDatabase } = await import('./own/open-own-database.ts')
  return openOwnDatabase(name)
}

/** A server that is not there yet, or is only starting, is waited for, so that the order in which machines start does not matter. */
async function givenDatabase(url: string, seconds: number): Promise<OpenDatabase> {
  for (let tries = 0; ; tries++) {
    try {
      await askWhetherFit(url)
      return { url, ownerUrl: url, close: async () => {} }
    } catch (error) {
      if (error instanceof CannotStart) throw error
      // The message names host and reason, never the password.
      const reason = (error as Error).message || (error as { code?: string }).code
      const isLasting = !outageCode(error) || lasting.has(String((error as { code?: unknown }).code))
      if (isLasting || tries >= seconds) throw new CannotStart(`DATABASE_URL の PostgreSQL につながりません: ${reason}`)
      if (tries % TOLD_EVERY === 0) logger.warn({ reason, seconds_left: seconds - tries }, 'waiting for the PostgreSQL of DATABASE_URL')
    }
    await wait(PAUSE)
  }
}

async function askWhetherFit(url: string) {
  const client = newClient({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string; is_read_only: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    )
    const { version = '', encoding = '' } = rows[0] ?? {}
    if (Number.parseInt(version) < OLDEST) throw new CannotStart(`DATABASE_URL の PostgreSQL は ${version} です。${OLDEST} 以上が必要です。`)
    if (encoding !== 'UTF8') throw new CannotStart(`DATABASE_URL のデータベースの文字コードは ${encoding} です。UTF8 で作ってください。`)
  } finally {
    await client.end().catch(() => {})
  }
}
