// `npm run schema`, after a new migration: the types of the tables, read from a database that has just been migrated.
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/platform/database/migrate.ts'
import { openOwnDatabase } from '#server/platform/database/own/open-own-database.ts'
import { writeSchema } from './write-schema.ts'

const database = await openOwnDatabase(`schema_${process.pid}`)
try {
  await migrate(database.ownerUrl)
  await writeSchema(database.ownerUrl, fileURLToPath(new URL('../server/platform/database/schema.ts', import.meta.url)))
} finally {
  await database.close({ drop: true })
}
