import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../run.ts'
import { cleanCommit } from './clean-commit.ts'

async function repository() {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-commit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: folder, env: { GIT_COMMITTER_DATE: '@1795000000 +0900' } })
  await git('init', '--quiet')
  await writeFile(join(folder, 'a.txt'), 'a')
  await git('add', '.')
  await git('commit', '--quiet', '--message=First')
  return { folder, git }
}

test('a clean commit is released, with its time', async () => {
  const { folder, git } = await repository()
  expect(await cleanCommit(folder)).toEqual({ hash: (await git('rev-parse', 'HEAD')).trim(), time: 1_795_000_000 })
})

test.each([
  ['changed', 'a.txt'],
  ['new', 'b.txt'],
])('a file that is %s and not committed is named', async (_, name) => {
  const { folder } = await repository()
  await writeFile(join(folder, name), 'other')
  await expect(cleanCommit(folder)).rejects.toThrow(name)
})
