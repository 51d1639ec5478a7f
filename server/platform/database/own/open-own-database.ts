import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '#server/settings.ts'
import type { OpenDatabase } from '../open-database.ts'
import { newClient } from '../outage/new-client.ts'
import { findPostmaster } from './find-postmaster.ts'
import { handOver, makeRoles, roles } from './roles.ts'
import { PostmasterWatch } from './postmaster-watch.ts'
import { startPostmaster } from './start-postmaster.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { takingTurns } from './taking-turns.ts'

/** Our own PostgreSQL, started unless it runs already, be it for another process or left over by one that was killed; and started again when it ends. */
export async function openOwnDatabase(name: string, folder = join(settings.dataDir, 'postgres')): Promise<OpenDatabase & { watch: PostmasterWatch }> {
  const urlIn = (socketFolder: string, database: string, role: string) => `postgres://${role}@/${database}?host=${encodeURIComponent(socketFolder)}`
  const open = async () => {
    const found = await findPostmaster(folder)
    const { socketFolder } = found ?? (await startPostmaster(folder))
    return { keeper: await keeperOf(urlIn(socketFolder, 'postgres', roles.superuser)), socketFolder, wasStarted: !found }
  }

  const { keeper, socketFolder } = await takingTurns(folder, async () => {
    const opened = await open()
    const { rows } = await opened.keeper.query<{ is_replica: boolean }>('select pg_is_in_recovery() as is_replica')
    // A replica takes no writes; its roles and databases come from the server that it follows.
    if (rows[0]?.is_replica) return opened
    await makeRoles(opened.keeper)
    const { rowCount } = await opened.keeper.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await opened.keeper.query(`create database ${opened.keeper.escapeIdentifier(name)} owner ${roles.owner}`)
    else await handOver(urlIn(opened.socketFolder, name, roles.superuser), name)
    return opened
  })
  const openAgain = async () => {
    // Whoever took the files away does not want a new, empty database in their place.
    await access(join(folder, 'PG_VERSION'))
    return takingTurns(folder, open)
  }
  const watch = new PostmasterWatch(keeper, openAgain)

  return {
    url: urlIn(socketFolder, name, roles.app),
    ownerUrl: urlIn(socketFolder, name, roles.owner),
    watch,
    close: async ({ drop } = {}) => {
      const last = await watch.stop()
      await takingTurns(folder, async () => {
        if (drop) await last.query(`drop database if exists ${last.escapeIdentifier(name)} with (force)`)
        await stopPostmaster(folder, last)
      })
    },
  }
}

/** One connection held while this process uses the server, by which others see that it is needed. */
async function keeperOf(connectionString: string) {
  const keeper = newClient({ connectionString, application_name: 'mebae keeper' })
  await keeper.connect()
  return keeper
}
