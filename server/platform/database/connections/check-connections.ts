import { setTimeout as wait } from 'node:timers/promises'
import { logger } from '../../logging/logger.ts'
import { CannotStart } from '../../start/cannot-start.ts'
import { PooledClient } from '../connect.ts'
import { newClient } from '../outage/new-client.ts'

type Addresses = {
  url: string
  pooledUrl?: string | undefined
  /** How many connections this process opens to `url` at most. */
  needed: number
  /** So long a pooler that is not there yet, or does not reach the server yet, is waited for. */
  waitSeconds?: number
}

type Room = { most: number; used: number }

/** Refuses a start where the pooler leads to another database than `DATABASE_URL`, or where the server never has as many connections as this process opens. */
export async function checkConnections({ url, pooledUrl, needed, waitSeconds = 0 }: Addresses) {
  const direct = newClient({ connectionString: url, application_name: 'mebae start' })
  await direct.connect()
  try {
    const { rows } = await direct.query<Room>(room)
    checkRoom(rows[0]!, needed)
    if (pooledUrl) await checkPooler(pooledUrl, await identityOf(direct), waitSeconds)
  } finally {
    await direct.end()
  }
}

const room = `
  select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as most,
    (select count(*)::integer from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`

function checkRoom({ most, used }: Room, needed: number) {
  if (needed > most)
    throw new CannotStart(
      `PostgreSQL の接続数が足りません。Mebae は1つのプロセスで最大 ${needed} 本を使いますが、max_connections では ${most} 本までです。DATABASE_POOL を小さくするか、max_connections を大きくしてください。`,
    )
  if (used + needed > most) logger.warn({ max: most, used, needed }, 'PostgreSQL may run out of connections: lower DATABASE_POOL or raise max_connections')
}

type Asking = Pick<ReturnType<typeof newClient>, 'query'>

/** Each installation has its own number, which a replica shares. */
const identityOf = async (client: Asking) => (await client.query<{ id: string }>('select id::text from installation')).rows[0]?.id

async function checkPooler(connectionString: string, identity: string | undefined, waitSeconds: number) {
  for (let tries = 0; ; tries++) {
    try {
      if ((await identityThrough(connectionString)) === identity) return
      throw new CannotStart('DATABASE_POOLED_URL は、DATABASE_URL とは別のデータベースにつながっています。')
    } catch (error) {
      if (error instanceof CannotStart) throw error
      const reason = (error as Error).message || (error as { code?: string }).code
      if (tries >= waitSeconds) throw new CannotStart(`DATABASE_POOLED_URL につながりません: ${reason}`)
      if (tries % TOLD_EVERY === 0) logger.warn({ reason, seconds_left: waitSeconds - tries }, 'waiting for the pooler of DATABASE_POOLED_URL')
    }
    await wait(PAUSE)
  }
}

const PAUSE = 1_000
const TOLD_EVERY = 10
const NO_SUCH_TABLE = '42P01'

async function identityThrough(connectionString: string) {
  const pooled = new PooledClient({ connectionString, application_name: 'mebae start', connectionTimeoutMillis: 10_000 })
  pooled.on('error', () => {})
  try {
    await pooled.connect()
    return await identityOf(pooled)
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_TABLE) return
    throw error
  } finally {
    await pooled.end().catch(() => {})
  }
}
