// `npm run release:check`: makes the release of this commit twice, compares the bytes, and starts what was packed as somebody who has nothing else would.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeRelease } from '../make-release.ts'
import { NoRelease } from '../run.ts'
import { startUnpacked } from './start-unpacked.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'mebae-release-check-'))
const [one, other] = [join(folder, 'one'), join(folder, 'other')]

try {
  const version = await timed('made once', () => makeRelease(root, one, () => {}))
  await timed('made twice', () => makeRelease(root, other, () => {}))
  await compare()
  const name = `mebae-${version}-linux-${process.arch}`
  for (const file of [`${name}.tar.gz`, `mebae-${version}-oci.tar`])
    console.log(`${((await stat(join(one, file))).size / 1e6).toFixed(1).padStart(7)} MB ${file}`)
  await timed('unpacked, started and stopped', () => startUnpacked(join(one, `${name}.tar.gz`), name, folder))
  console.log('PASS')
} catch (error) {
  console.error(error instanceof NoRelease ? error.message : error)
  console.error('FAIL')
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function timed<Result>(name: string, work: () => Promise<Result>) {
  const began = performance.now()
  const result = await work()
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${name}`)
  return result
}

async function compare() {
  const [sums, others] = await Promise.all([one, other].map(async (made) => (await readFile(join(made, 'SHA256SUMS'), 'utf8')).split('\n')))
  const differing = sums!.filter((line) => !others!.includes(line))
  if (differing.length || sums!.length !== others!.length) throw new NoRelease(`Made twice, these files are not the same:\n${differing.join('\n')}`)
}
