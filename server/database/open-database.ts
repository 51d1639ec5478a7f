import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { settings } from '../settings.ts'

/** `url` reads and writes rows; `ownerUrl` changes tables, too. Of a server of somebody else both are what we were given. */
export type OpenDatabase = { url: string; ownerUrl: string; close(options?: { drop?: boolean }): Promise<void> }

const OLDEST = 15

/** The database we were given, or else our own. */
export async function openDatabase(name: string): Promise<OpenDatabase> {
  if (settings.databaseUrl) return givenDatabase(settings.databaseUrl)
  const { openOwnDatabase } = await import('./own/open-own-database.ts')
  return openOwnDatabase(name)
}

async function givenDatabase(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    )
    const { version = '', encoding = '' } = rows[0] ?? {}
    if (Number.parseInt(version) < OLDEST) throw new CannotStart(`DATABASE_URL の PostgreSQL は ${version} です。${OLDEST} 以上が必要です。`)
    if (encoding !== 'UTF8') throw new CannotStart(`DATABASE_URL のデータベースの文字コードは ${encoding} です。UTF8 で作ってください。`)
  } catch (error) {
    // The message names host and reason, never the password.
    throw error instanceof CannotStart
      ? error
      : new CannotStart(`DATABASE_URL の PostgreSQL につながりません: ${(error as Error).message || (error as { code?: string }).code}`)
  } finally {
    await client.end().catch(() => {})
  }
  return { url, ownerUrl: url, close: async () => {} }
}
