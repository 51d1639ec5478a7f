import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { settings } from '#server/settings.ts'
import { logger } from '../../logging/logger.ts'
import type { OpenDatabase } from '../open-database.ts'
import { newClient } from '../outage/new-client.ts'
import { findPostmaster } from './find-postmaster.ts'
import { handOver, makeRoles, roles } from './roles.ts'
import { startPostmaster } from './start-postmaster.ts'
import { isUnused, stopPostmaster } from './stop-postmaster.ts'
import { archivingSettings, canArchive } from './archiving/archiving-settings.ts'

const PAUSE = 50

/** One process at a time starts or stops the server of a folder. Linux releases the lock when its holder dies. */
export async function fileLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return work()
  // A name that begins with NUL is no file: nothing is left behind by a process that was killed.
  const name = `\0mebae-${createHash('sha256').update(folder).digest('hex')}`
  const lock = createServer().unref()
  while (!(await isMine())) await wait(PAUSE)
  return work().finally(() => lock.close())

  async function isMine() {
    lock.listen({ path: name })
    return once(lock, 'listening').then(
      () => true,
      (error) => {
        if (error.code === 'EADDRINUSE') return false
        throw error
      },
    )
  }
}

/** Our own PostgreSQL, started unless it runs already, be it for another process or left over by one that was killed; and started again when it ends. */
export async function openOwnDatabase(
  name: string,
  folder = join(settings.dataDir, 'postgres'),
): Promise<OpenDatabase & { watch: PostmasterWatch; superuserUrl: string; folder: string }> {
  const open = async (): Promise<Opened & { socketFolder: string }> => {
    const found = await findPostmaster(folder)
    const { socketFolder } = found ?? (await startPostmaster(folder, archivingSettings))
    const keeper = await keeperOf(urlIn(socketFolder, 'postgres', roles.superuser))
    // One that was left running by an older version; where somebody else uses it, the archive begins with its next start.
    if (found && !(await canArchive(keeper)) && (await isUnused(keeper)) && (await stopPostmaster(folder, keeper))) return open()
    return { keeper, socketFolder, wasStarted: !found }
  }

  const { keeper, socketFolder } = await fileLock(folder, async () => {
    const opened = await open()
    const { rows } = await opened.keeper.query<{ is_replica: boolean }>('select pg_is_in_recovery() as is_replica')
    // A replica takes no writes; its roles and databases come from the server that it follows.
    if (rows[0]?.is_replica) return opened
    await makeRoles(opened.keeper)
    const { rows: found } = await opened.keeper.query<{ is_open: boolean }>('select datallowconn as is_open from pg_database where datname = $1', [name])
    // A restore was killed after it had closed the database. One that is under way at this moment holds a connection.
    if (found[0]?.is_open === false && (await isUnused(opened.keeper)))
      await opened.keeper.query(`alter database ${opened.keeper.escapeIdentifier(name)} with allow_connections true`)
    if (!found.length) await opened.keeper.query(`create database ${opened.keeper.escapeIdentifier(name)} owner ${roles.owner}`)
    else await handOver(urlIn(opened.socketFolder, name, roles.superuser), name)
    return opened
  })
  const openAgain = async () => {
    // An operator who removed the files does not want a new, empty database in their place.
    await access(join(folder, 'PG_VERSION'))
    return fileLock(folder, open)
  }
  const watch = new PostmasterWatch(keeper, openAgain)

  return {
    url: urlIn(socketFolder, name, roles.app),
    ownerUrl: urlIn(socketFolder, name, roles.owner),
    superuserUrl: urlIn(socketFolder, name, roles.superuser),
    folder,
    watch,
    close: async ({ drop } = {}) => {
      const last = await watch.stop()
      await fileLock(folder, async () => {
        if (drop) await last.query(`drop database if exists ${last.escapeIdentifier(name)} with (force)`)
        await stopPostmaster(folder, last)
      })
    },
  }
}

export const urlIn = (socketFolder: string, database: string, role: string) => `postgres://${role}@/${database}?host=${encodeURIComponent(socketFolder)}`

/** One connection held while this process uses the server, by which others see that it is needed. */
async function keeperOf(connectionString: string) {
  const keeper = newClient({ connectionString, application_name: 'mebae keeper' })
  await keeper.connect()
  return keeper
}

const FIRST_PAUSE = 100

const LONGEST_PAUSE = 30_000

/** A keeper is one connection held while this process uses the server, by which others see that it is needed. */
type Opened = { keeper: pg.Client; wasStarted: boolean }

/** Has the server started again when it ended under us. Of several processes, one starts it and the others find it. */
class PostmasterWatch {
  restarts = 0
  restartedAt: Date | undefined
  #keeper: pg.Client
  #open: () => Promise<Opened>
  #stopped = new AbortController()
  #running: Promise<void> | undefined

  constructor(keeper: pg.Client, open: () => Promise<Opened>) {
    this.#keeper = keeper
    this.#open = open
    this.#follow(keeper)
  }

  /** The connection with which this process stops the server; from here on no process starts it again. */
  async stop() {
    this.#stopped.abort()
    await this.#running
    return this.#keeper
  }

  #follow(keeper: pg.Client) {
    this.#keeper = keeper
    keeper.once('end', () => {
      if (!this.#stopped.signal.aborted) this.#running = this.#openAgain()
    })
  }

  async #openAgain() {
    const { signal } = this.#stopped
    logger.error('embedded PostgreSQL: connection lost')
    for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const { keeper, wasStarted } = await this.#open()
        this.#follow(keeper)
        if (!wasStarted) return
        this.restarts++
        this.restartedAt = new Date()
        return logger.warn({ restarts: this.restarts }, 'embedded PostgreSQL: started again')
      } catch (error) {
        // The sentence names folders and quotes PostgreSQL, and holds no user's data.
        logger.error({ err: error, reason: error instanceof Error ? error.message : '', again_in_ms: pause }, 'embedded PostgreSQL: not started again yet')
        await wait(pause, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }
}
