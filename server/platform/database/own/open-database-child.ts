// A process for tests to kill: opens the database that DATA_DIR names, reports that, and stays until it is asked to close.
import { openOwnDatabase } from './open-own-database.ts'

const { url, close } = await openOwnDatabase('app')
process.on('SIGTERM', () => void close().then(() => process.exit()))
console.log(url)
setInterval(() => {}, 60_000)
