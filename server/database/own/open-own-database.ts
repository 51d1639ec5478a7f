import { join } from 'node:path'
import pg from 'pg'
import { settings } from '../../settings.ts'
import type { OpenDatabase } from '../open-database.ts'
import { findPostmaster } from './find-postmaster.ts'
import { handOver, makeRoles, roles } from './roles.ts'
import { startPostmaster } from './start-postmaster.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { takingTurns } from './taking-turns.ts'

/** Our own PostgreSQL, started unless it runs already, be it for another process or left over by one that was killed. */
export async function openOwnDatabase(name: string, folder = join(settings.dataDir, 'postgres')): Promise<OpenDatabase> {
  const urlIn = (socketFolder: string, database: string, role: string) => `postgres://${role}@/${database}?host=${encodeURIComponent(socketFolder)}`

  const { keeper, socketFolder } = await takingTurns(folder, async () => {
    const { socketFolder } = (await findPostmaster(folder)) ?? (await startPostmaster(folder))
    const keeper = await keeperOf(urlIn(socketFolder, 'postgres', roles.superuser))
    await makeRoles(keeper)
    const { rowCount } = await keeper.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await keeper.query(`create database ${keeper.escapeIdentifier(name)} owner ${roles.owner}`)
    else await handOver(urlIn(socketFolder, name, roles.superuser), name)
    return { keeper, socketFolder }
  })

  return {
    url: urlIn(socketFolder, name, roles.app),
    ownerUrl: urlIn(socketFolder, name, roles.owner),
    close: ({ drop } = {}) =>
      takingTurns(folder, async () => {
        if (drop) await keeper.query(`drop database if exists ${keeper.escapeIdentifier(name)} with (force)`)
        await stopPostmaster(folder, keeper)
      }),
  }
}

/** One connection held while this process uses the server, by which others see that it is needed. */
async function keeperOf(connectionString: string) {
  const keeper = new pg.Client({ connectionString, application_name: 'mebae keeper' })
  // A server that goes away is noticed by whoever queries it.
  keeper.on('error', () => {})
  await keeper.connect()
  return keeper
}
