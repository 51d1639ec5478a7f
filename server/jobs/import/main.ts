import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { importPaths } from './command/import-paths.ts'
import { type ImportArguments, readArguments } from './command/read-arguments.ts'

const options = readArguments(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else process.exitCode = await run(options)

async function run(given: ImportArguments) {
  try {
    const database = await openDatabase('app')
    await migrate(database.ownerUrl)
    const db = connect(database.url)
    const isComplete = await importPaths(db, given).finally(async () => {
      await db.destroy()
      await database.close()
    })
    return isComplete ? 0 : 1
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(error.message)
    return 1
  }
}
