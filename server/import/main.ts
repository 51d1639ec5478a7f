import { openDatabase } from '../database/open.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { importPaths } from './import-paths.ts'
import { readArguments } from './read-arguments.ts'

const options = readArguments(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exit(2)
}

const database = await openDatabase('app')
await migrate(database.url)
const db = connect(database.url)
const isComplete = await importPaths(db, options).finally(async () => {
  await db.destroy()
  await database.close()
})
process.exitCode = isComplete ? 0 : 1
