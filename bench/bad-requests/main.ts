import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { apiPrefix } from '#contract/index.ts'
import { connect } from '#server/platform/database/connect.ts'
import { openApiDocument } from '#server/openapi.ts'
import { builtPages } from '#server/pages.ts'
import { started } from '../pages/started.ts'
import { runBadRequests } from './run-bad-requests.ts'
import { signedIn } from './signed-in.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' }, fixtures: { type: 'string' } },
})
// A separate database, because it keeps the texts of hostile candidates.
const folder = mkdtempSync(join(tmpdir(), 'mebae-bad-requests-'))
const environment = {
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '0',
  DATA_DIR: folder,
  DATABASE_URL: '',
}
const { port } = new URL((await started('server/main.ts', [], environment)).url)
const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`)

const bar = new SingleBar({ format: '{bar} {value}/{total} · {eta_formatted}', noTTYOutput: true, notTTYSchedule: 60_000 })
bar.start(Number(values.requests), 0)
const begun = performance.now()
const { statuses, faults } = await runBadRequests({
  port: Number(port),
  requests: Number(values.requests),
  seed: Number(values.seed),
  fixtures: values.fixtures,
  prefix: apiPrefix,
  description: await openApiDocument(),
  pages: (await builtPages()).build.routes,
  signIn: (area) => signedIn(db, new Date(), area),
  onProgress: (done) => bar.update(done),
})
bar.stop()
const kinds = Map.groupBy(faults, ({ fault, request }) => `${fault}: ${request.split(' HTTP/', 1)[0]?.split('?', 1)[0]}`)
for (const [kind, { length }] of kinds) process.stdout.write(`${length} × ${kind.slice(0, 200)}\n`)
for (const fault of faults.slice(0, 10)) process.stdout.write(`${JSON.stringify(fault, null, 1)}\n`)
process.stdout.write(
  `${values.requests} requests in ${((performance.now() - begun) / 1_000).toFixed(0)} s, answers by status: ${JSON.stringify(statuses)}, faults: ${faults.length}\n`,
)
process.exit(faults.length > 0 ? 1 : 0)
