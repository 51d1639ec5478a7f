import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const generator = fileURLToPath(import.meta.resolve('kysely-codegen/package.json')).replace('package.json', 'dist/cli/bin.js')
// As server/platform/database/connect.ts reads them.
const types = { timestamptz: 'string', date: 'string', numeric: 'number', int8: 'number' }

/** The tables of this database as TypeScript, without those of the background worker. */
export const writeSchema = (url: string, file: string) =>
  promisify(execFile)(process.execPath, [
    generator,
    '--dialect',
    'postgres',
    '--url',
    url,
    '--type-mapping',
    JSON.stringify(types),
    '--exclude-pattern',
    'graphile_worker.*',
    '--out-file',
    file,
  ])
