import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { SystemFigures } from '#contract/platform/system/system-figures.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { settings } from '#server/settings.ts'
import { databaseFigures } from './database-figures.ts'
import { figureOf } from './figure-of.ts'
import { freeSpace } from './free-space.ts'
import { lastBackup } from './last-backup.ts'
import { processFigures } from './process-figures.ts'
import { queueFigures } from './queue-figures.ts'
import { sampleFigures } from './sample-figures.ts'
import { systemWarnings } from './system-warnings.ts'
import { thisProcess } from './this-process.ts'

const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }

/** How the site is: each figure asked for by itself, each with two seconds to answer. */
export async function showSystem({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<SystemFigures> {
  const ask = <Value>(read: (db: Database) => Promise<Value>) => figureOf(() => briefly(db, read))
  const [database, queues, processes, samples, disks, backup] = await Promise.all([
    ask(databaseFigures),
    ask(queueFigures),
    ask((db) => processFigures(db, now())),
    ask((db) => sampleFigures(db, now())),
    figureOf(() => Promise.all([spaceOf('DATA_DIR', settings.dataDir), spaceOf('FILES_DIR', settings.filesDir)])),
    figureOf(() => lastBackup(settings.dataDir)),
  ])
  const figures = { at: now().toISOString(), database, queues, processes, samples, disks, backup }
  const build_id = processes.value?.find(({ id }) => id === thisProcess.id)?.build_id ?? ''
  return { ...figures, warnings: systemWarnings(figures), versions: { node: process.version, app: version, build_id } }
}

/** A statement that nobody waits for any more is ended by the database, too. */
const briefly = <Value>(db: Database, read: (db: Database) => Promise<Value>) =>
  db.isTransaction
    ? read(db)
    : inTransaction(db, async (db) => {
        await sql`set local statement_timeout = '2s'`.execute(db)
        return read(db)
      })

const spaceOf = async <Name extends string>(name: Name, folder: string) => ({ name, ...(await freeSpace(folder)) })
