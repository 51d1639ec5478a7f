// npm run bench:figures -- --events 1000000 --companies 2000: the cost of the response figures, of all companies from the ledger, and of one for its own page.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { ledgerOf } from '#server/hiring/response-figures/ledger-of.ts'
import { measureResponses } from '#server/hiring/response-figures/measure-responses.ts'
import { showOwnFigures } from '#server/hiring/response-figures/show-own-figures.ts'
import { fillLedger } from './fill-ledger.ts'

const { values } = parseArgs({ options: { events: { type: 'string', default: '1000000' }, companies: { type: 'string', default: '2000' } } })
const database = await openDatabase('bench_figures')
await migrate(database.ownerUrl)
const db = connect(database.ownerUrl)
const timed = async <Result>(name: string, run: () => Promise<Result>) => {
  const started = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(3)} s`)
  return result
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
await timed('filled', () => fillLedger(db, Number(values.events), Number(values.companies)))
const { rows } = await sql<{ id: number; count: number }>`select company_id as id, count(*)::int as count from events group by 1 order by 2 desc`.execute(db)
console.log(
  `${rows.reduce((sum, { count }) => sum + count, 0)} events of ${rows.length} companies; the largest has ${rows[0]?.count}, the middle one ${rows[Math.floor(rows.length / 2)]?.count}`,
)

const now = () => new Date()
for (const run of [1, 2, 3]) await timed(`all companies, run ${run}`, () => measureResponses({ db, now }))
const { rows: shown } = await sql<{ count: number }>`select count(*)::int as count from company_response_figures where cases >= 10`.execute(db)
console.log(`${shown[0]?.count} public figures; ${Math.round(process.memoryUsage().rss / 1_048_576)} MB resident`)

for (const { id } of [rows[0]!, rows[Math.floor(rows.length / 2)]!]) {
  const viewer = { company_id: id } as Parameters<typeof showOwnFigures>[0]['viewer']
  for (const run of [1, 2, 3]) await timed(`own figures of company ${id}, run ${run}`, () => showOwnFigures({ db, viewer, now }))
  const events = (await ledgerOf(db, [id], now())).get(id) ?? []
  console.log(`  from ${events.length} events of the ledger`)
}
await db.destroy()
await database.close()
