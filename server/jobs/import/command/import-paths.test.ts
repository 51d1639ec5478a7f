import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { importPaths } from './import-paths.ts'
import { readArguments } from './read-arguments.ts'

const db = connect(process.env.TEST_DATABASE_URL!)
afterAll(() => db.destroy())

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

const job = (id: string, more: object = {}) =>
  JSON.stringify({ id: `試し板:${id}`, title: '営業', hiringOrganization: { name: '株式会社試し板' }, description: '届けます。', ...more })
const saved = async () => (await db.selectFrom('job_offers').select('id').where('source', 'in', ['試し板', '試しの配信']).execute()).length

async function run(path: string, more: { isDryRun?: boolean; rejects?: string } = {}) {
  const said: string[] = []
  const isComplete = await importPaths(db, { path, isDryRun: true, rejects: join(tmpdir(), `rejects-${process.pid}.jsonl`), ...more }, (text) =>
    said.push(text),
  )
  onTestFinished(() => rmSync(join(tmpdir(), `rejects-${process.pid}.jsonl`), { force: true }))
  return { isComplete, said: said.join('\n') }
}

test('a broken file is reported, the others go on, and the end counts the failures', async () => {
  const { isComplete, said } = await run(folderWith({ 'a.txt': `${job('1')}\n${job('2', { title: '人事' })}`, 'b.json': '{"title":', 'c.csv': '' }))
  expect(isComplete).toBe(false)
  expect(said).toContain('b.json: 取り込めませんでした。JSON が途中で終わっています。')
  expect(said).toContain('c.csv: 取り込めませんでした。ファイルが空です。')
  expect(said).toMatch(/2 +2 +0 +0 +0 +0 +jsonl +a\.txt/)
})

test('a trial saves nothing', async () => {
  const { isComplete, said } = await run(folderWith({ 'a.jsonl': `${job('1')}\n${job('2', { title: '人事' })}` }))
  expect(isComplete).toBe(true)
  expect(said).toContain('何も保存していません')
  expect(await saved()).toBe(0)
})

test('of a file that breaks in its middle nothing stays', async () => {
  const xml = '<source><publisher>試しの配信</publisher><job><title>営業</title><referencenumber>1</referencenumber><description>届けます。</description></job>'
  const { isComplete, said } = await run(folderWith({ 'feed.xml': `${xml}<job><title>途中` }), { isDryRun: false })
  expect(isComplete).toBe(false)
  expect(said).toContain('XML が途中で終わっているか')
  const noted = await db.deleteFrom('import_runs').where('file', '=', 'feed.xml').returning(['failure', 'records']).execute()
  expect(noted).toEqual([{ failure: expect.stringContaining('XML が途中で終わっているか') as string, records: 0 }])
  expect(await saved()).toBe(0)
})

test('rejected records are written to be mended, with reason and place', async () => {
  const folder = folderWith({ 'a.jsonl': `${job('1')}\n${job('2', { description: '' })}` })
  const rejects = join(folder, 'out.rejected.jsonl')
  await run(join(folder, 'a.jsonl'), { rejects })
  expect(
    readFileSync(rejects, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([
    expect.objectContaining({ reason: '仕事内容（description）がありません。', place: 'a.jsonl 2行目', site: '試し板', identifier: '2', title: '営業' }),
  ])
})

test('a missing path, and a folder without files, are reported plainly', async () => {
  expect(await run('/nowhere/at/all')).toEqual({ isComplete: false, said: '「/nowhere/at/all」がありません。場所と名前を確かめてください。' })
  expect((await run(folderWith({}))).said).toContain('にファイルがありません')
  const folder = folderWith({ 'a.jsonl': job('1') })
  expect((await run(join(folder, 'a.jsonl'), { rejects: join(folder, 'a.jsonl') })).said).toContain('書き出し先が同じです')
})

test('the command line is read, and a wrong one answered with how it is used', () => {
  expect(readArguments(['jobs.csv', '--format', 'CSV', '--dry-run'])).toEqual({ path: 'jobs.csv', format: 'csv', isDryRun: true })
  expect(readArguments([])).toContain('使い方')
  expect(readArguments(['a', '--format', 'xlsx'])).toContain('「xlsx」はありません')
  expect(readArguments(['a', '--wrong'])).toContain('使い方')
})
