// `npm run schema`, after a new migration: writes the types of the tables from a freshly migrated database.
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openOwnDatabase } from '#server/platform/database/own/open-own-database.ts'
import { writeSchema } from './write-schema.ts'

const database = await openOwnDatabase(`schema_${process.pid}`)
try {
  await migrate(database.ownerUrl)
  await writeSchema(database.ownerUrl, fileURLToPath(new URL('../server/platform/database/schema.ts', import.meta.url)))
} finally {
  await database.close({ drop: true })
}
