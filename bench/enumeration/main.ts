import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiPrefix } from '#contract/index.ts'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { started } from '../pages/started.ts'

const { values } = parseArgs({ options: { tries: { type: 'string', default: '1000' } } })
const tries = Number(values.tries)
const password = '正しい馬とホチキス'
const known = 'known@candidate.example'
const consents = { terms: purposes.terms.version, privacy: purposes.privacy.version }

const acts: Record<string, { path: string; body: (email: string) => object }> = {
  'sign in, wrong password': { path: '/sessions/', body: (email) => ({ email, password: 'ちがうパスワード' }) },
  'sign up': { path: '/candidate_users/', body: (email) => ({ email, password, is_16_or_older: true, consents }) },
  'ask for a new password': { path: '/candidate_users/password_resets/', body: (email) => ({ email }) },
}

const database = await openDatabase('bench_enumeration')
const folder = await mkdtemp(join(tmpdir(), 'mebae-bench-'))
try {
  await migrate(database.ownerUrl)
  await addKnown()
  await measure()
} finally {
  await rm(folder, { recursive: true, force: true })
  await database.close({ drop: true })
}

async function addKnown() {
  const db = connect(database.ownerUrl)
  const { id } = await db
    .insertInto('accounts')
    .values({ kind: 'candidate', email: known, email_verified_at: new Date().toISOString(), password_hash: await hashPassword(password) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('candidate_users').values({ id }).execute()
  await db.destroy()
}

async function measure() {
  const site = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off', DEV_INBOX: 'on' }
  const { url, child } = await started('server/main.ts', [], { ...site, RATE_LIMIT: '0', DRAIN_SECONDS: '0' })
  console.log('| Act | known address, median | unknown | median difference of a pair | answers alike |\n|---|--:|--:|--:|---|')
  for (const [name, { path, body }] of Object.entries(acts)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const answers = new Set<string>()
    for (let n = 0; n < tries; n++) {
      // One after the other, the first one alternating, so that a slow moment of the machine slows both.
      for (const who of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const began = performance.now()
        const response = await fetch(`${url}${apiPrefix}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify(body(who === 'known' ? known : `unknown${n}@candidate.example`)),
        })
        const answer = await response.text()
        times[who].push(performance.now() - began)
        answers.add(`${response.status} ${[...response.headers.keys()].join()} ${answer.replace(/"instance":"[^"]*"/, '')}`)
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)]
    const apart = median(times.known.map((time, n) => time - (times.unknown[n] ?? Number.NaN)))
    console.log(
      `| ${name} | ${one.toFixed(1)} | ${other.toFixed(1)} | ${apart.toFixed(2)} | ${answers.size === 1 ? 'yes' : `no: ${[...answers].join(' / ')}`} |`,
    )
  }
  child.kill()
  await once(child, 'exit')
}

function median(numbers: number[]) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
