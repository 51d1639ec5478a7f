import { chmod, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './run.ts'
import { writeTarGz } from './tar.ts'

/** The same files, written in another order, at another time and with another umask. */
async function written(names: string[], { mode, year }: { mode: number; year: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-tar-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'app'))
  for (const name of names) {
    const file = join(folder, 'app', name)
    await writeFile(file, name)
    await chmod(file, name === 'run.sh' ? mode | 0o100 : mode)
    await utimes(file, year, year)
  }
  await symlink('run.sh', join(folder, 'app/link'))
  const archive = join(folder, 'app.tar.gz')
  return { archive, hash: await writeTarGz(archive, { folder, names: ['app'], time: 1_795_000_000 }) }
}

test('the same files make the same bytes, no matter who wrote them, when and in which order', async () => {
  const one = await written(['a', 'Z', 'あ', 'run.sh'], { mode: 0o600, year: 1_000 })
  const other = await written(['run.sh', 'あ', 'Z', 'a'], { mode: 0o664, year: 2_000_000 })
  expect(await readFile(one.archive)).toEqual(await readFile(other.archive))
  expect(one.hash).toBe(other.hash)
  const list = await run('tar', ['-tvzf', one.archive])
  expect(list).toMatch(/^-rwxr-xr-x 0\/0 .*2026-11-\d\d \d\d:\d\d app\/run\.sh$/m)
  expect((await run('tar', ['--quoting-style=literal', '-tzf', one.archive])).trim().split('\n')).toEqual([
    'app/',
    'app/Z',
    'app/a',
    'app/link',
    'app/run.sh',
    'app/あ',
  ])
  expect(list).toMatch(/^-rw-r--r-- 0\/0 .* app\/a$/m)
})

test('another content makes other bytes', async () => {
  const one = await written(['a'], { mode: 0o600, year: 1_000 })
  const other = await written(['b'], { mode: 0o600, year: 1_000 })
  expect(one.hash).not.toBe(other.hash)
})

test('a folder that is not there is no archive', async () => {
  const { archive } = await written(['a'], { mode: 0o600, year: 1_000 })
  await expect(writeTarGz(archive, { folder: join(archive, 'nowhere'), names: ['app'], time: 0 })).rejects.toThrow('tar failed')
})
