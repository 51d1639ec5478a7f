import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { PeopleSearch } from '#contract/candidates/search/people.ts'
import { loadDemoCandidates } from '#demo/candidates/load-demo-candidates.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { CandidateSync } from '#server/candidates/search/index/candidate-sync.ts'
import { listCandidates } from '#server/candidates/search/search/list-candidates.ts'
import { peopleConditions } from '#server/candidates/search/search/read-people-search.ts'
import { refreshSearchTexts } from '#server/candidates/search/texts/refresh-search-texts.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { sqlSearch } from './sql-search.ts'
import { variedCandidate } from './varied-candidate.ts'

// npm run bench:people -- --candidates 100000 [--fresh]: a company's search for people, PostgreSQL included, beside the same search as SQL.

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '60' },
    peers: { type: 'string', default: '3' },
    fresh: { type: 'boolean', default: false },
  },
})
const [candidates, searches, peers] = [values.candidates, values.searches, values.peers].map(Number) as [number, number, number]
const name = `bench_people_${candidates}`
const since = (from: number) => performance.now() - from
const at = (times: number[], share: number) => (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(1)
const seconds = (from: number) => `${(since(from) / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const load = () => loadavg()[0]!.toFixed(1)

const leftOver = values.fresh ? await openDatabase(name) : undefined
await leftOver?.close({ drop: true })
const database = await openDatabase(name)
await migrate(database.ownerUrl)
const db = connect(database.ownerUrl)
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${load()}`)
await fill()

const before = memory()
const starting = performance.now()
const candidateIndex = new CandidateSync(db, () => new Date())
await candidateIndex.renew()
const index = await candidateIndex.current()
await index.merged()
console.log(`${index.size} candidates indexed in ${seconds(starting)}; load ${load()}`)
const { text, index: own, columns, textUtf8 } = index.bytes()
console.log(
  `memory: ${megabytes(memory() - before)} of the process; text ${megabytes(text)} (${megabytes(textUtf8)} in UTF-8), index ${megabytes(own)}, columns ${megabytes(columns)}`,
)

const company = await db
  .selectFrom('companies')
  .select('id')
  .where('state', '=', 'active')
  .where('end_of_contract', '=', false)
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow()
const job = await db.selectFrom('job_offers').select('id').where('company_id', '=', company.id).orderBy('id').limit(1).executeTakeFirstOrThrow()
const viewer = { area: 'company', company_id: company.id, name: '採用担当', role: 'recruiter' }
let day = Date.now()
/** Each search is of another day, so that the day's quota ends no run. */
const context = { db, viewer, candidateIndex, language: 'ja', now: () => new Date((day += 86_400_000)) } as unknown as MemberContext

const words = [
  '計測',
  '営業',
  '設計',
  'Kubernetes',
  '人事',
  'エンジニア',
  '在庫',
  'デザイン',
  '研修',
  '契約',
  'TypeScript',
  'チーム',
  '改善',
  '請求',
  'マネージャー',
]
const word = (nth: number) => words[nth % words.length]!
const prefecture = (nth: number) => (nth % 47) + 1
const classes: Record<string, (nth: number) => PeopleSearch> = {
  'no words': (nth) => ({ page: (nth % 10) + 1 }),
  'one word': (nth) => ({ free_word: word(nth) }),
  'two words': (nth) => ({ free_word: `${word(nth)} ${word(nth * 7 + 3)}` }),
  'a phrase': (nth) => ({ free_word: `"${word(nth)}の"` }),
  'a word that hardly anybody wrote': (nth) => ({ free_word: `"${(nth * 97) % 1_000}の${word(nth)}"` }),
  'word and conditions': (nth) => ({ free_word: word(nth), prefectures: [prefecture(nth)], remote: [1, 2], english_level: 2 }),
  'typed conditions': (nth) => ({ free_word: `${word(nth)} 東京 リモート 正社員` }),
  conditions: (nth) => ({ job_fields: [(nth % 24) + 1], experience_years: 3, sort: 2 }),
  'sorted by a job': (nth) => ({ free_word: nth % 2 ? word(nth) : '', job_id: job.id, sort: 4 }),
  'a late page': (nth) => ({ free_word: word(nth), page: 10, sort: 3 }),
}

console.log('\n| search | index alone p50 | p95 | whole list p50 | p95 | as SQL p50 | most |\n|---|--:|--:|--:|--:|--:|--:|')
const whole: number[] = []
for (const [name, searchOf] of Object.entries(classes)) {
  const [alone, lists, peer]: [number[], number[], number[]] = [[], [], []]
  await listCandidates(context, searchOf(0))
  for (let nth = 0; nth < searches; nth++) {
    const search = searchOf(nth)
    let began = performance.now()
    index.search({ ...peopleConditions(search), limit: 20, facets: ['job_fields', 'wished_places', 'own_skills', 'employment_types', 'wished_remote'] })
    alone.push(since(began))
    began = performance.now()
    await listCandidates(context, search)
    lists.push(since(began))
  }
  for (let nth = 0; nth < peers; nth++) {
    const began = performance.now()
    // At this size a statement may take longer than the database allows one.
    await sqlSearch(db, { company_id: company.id }, searchOf(nth)).catch(() => undefined)
    peer.push(since(began))
  }
  whole.push(...lists)
  console.log(`| ${name} | ${[at(alone, 0.5), at(alone, 0.95), at(lists, 0.5), at(lists, 0.95), at(peer, 0.5), at(peer, 1)].join(' | ')} |`)
}
console.log(`| all | | | ${at(whole, 0.5)} | ${at(whole, 0.95)} | | |\n\nload ${load()}`)

await measureChanges()
await db.destroy()
await database.close()

async function fill() {
  if (!(await db.selectFrom('candidate_users').select('id').limit(1).executeTakeFirst())) await loadCandidates()
  const making = performance.now()
  await refreshSearchTexts(db)
  console.log(`made their texts in ${seconds(making)}`)
}

async function loadCandidates() {
  const loading = performance.now()
  await loadDemo(database.ownerUrl, { jobs: 2_000, seed: 1, now: new Date() })
  const client = newClient({ connectionString: database.ownerUrl })
  await client.connect()
  await loadDemoCandidates(client, { candidates, seed: 1, now: new Date(), vary: variedCandidate })
  await client.end()
  console.log(`loaded ${candidates} candidates in ${seconds(loading)}`)
}

/** From the commit of a profile that opens until a search holds it. */
async function measureChanges() {
  const { id } = await db.selectFrom('candidate_users').select('id').where('is_open', '=', true).limit(1).executeTakeFirstOrThrow()
  const times: number[] = []
  for (let turn = 0; turn < 40; turn++) {
    await db
      .updateTable('candidate_users')
      .set({ is_open: turn % 2 === 1 })
      .where('id', '=', id)
      .execute()
    const began = performance.now()
    await candidateIndex.current()
    times.push(since(began))
  }
  console.log(`a change, from its commit until the next search knows it: p50 ${at(times, 0.5)} ms, most ${at(times, 1)} ms`)
}

function memory() {
  ;(globalThis as { gc?: () => void }).gc?.()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}
