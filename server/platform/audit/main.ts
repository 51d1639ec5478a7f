import { sql } from 'kysely'
import { CannotStart } from '../start/cannot-start.ts'
import { connect } from '../database/connect.ts'
import { openDatabase } from '../database/open-database.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

// `npm run audit:verify [-- NUMBER:HASH]`: whether the audit log is as it was written; with the end that an earlier run printed, whether that is still in it.
const [noted] = process.argv.slice(2)
process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  return 1
})

async function run() {
  if (noted && !/^\d{1,9}:[0-9a-f]{64}$/.test(noted)) return say('控えは、前に確かめたときに出た「番号:ハッシュ」の形で書いてください。')
  const database = await openDatabase('app')
  const db = connect(database.url)
  try {
    const { rows } = await sql<{ table: string | null }>`select to_regclass('audit_logs')::text as "table"`.execute(db)
    if (!rows[0]?.table) return say('操作の記録がまだありません。サービスを一度始めると、作られます。')
    const { number, hash, fault } = await verifyAuditChain(db)
    if (fault) return say(`操作の記録が壊れています。${fault}`)
    if (noted && !(await isThere(db, noted))) return say(`控えの ${noted} が、記録の中にありません。前の記録が書きかえられています。`)
    console.log(`操作の記録は、${number}番まで書いたときのままです。\n控え（次に確かめるときに使えます）: ${number}:${hash}`)
    return 0
  } finally {
    await db.destroy()
    await database.close()
  }
}

async function isThere(db: ReturnType<typeof connect>, noted: string) {
  const [number, hash = ''] = noted.split(':')
  const row = await db.selectFrom('audit_logs').select('hash').where('number', '=', Number(number)).executeTakeFirst()
  return row?.hash?.toString('hex') === hash
}

function say(sentence: string) {
  console.error(sentence)
  return 1
}
