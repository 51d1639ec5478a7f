import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** The command as it lies in a release, with a Node that prints how it was called. */
async function mebae(...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-command-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const code = join(folder, 'a folder')
  await mkdir(join(code, 'node_modules/.bin'), { recursive: true })
  await cp('package.json', join(code, 'package.json'))
  await cp('start/release/app/mebae', join(code, 'mebae'))
  await writeFile(join(code, 'node_modules/.bin/node'), '#!/bin/sh\nprintf "%s|" "$NODE_ENV" "$@"\n', { mode: 0o755 })
  await symlink(join(code, 'mebae'), join(folder, 'mebae'))
  const { stdout } = await promisify(execFile)(join(folder, 'mebae'), args, { cwd: folder, env: { PATH: process.env.PATH } })
  return stdout.replaceAll(`${code}/`, '').split('|').slice(0, -1)
}
const node = (...args: string[]) => ['production', '--env-file-if-exists=.env', ...args]

test('alone it starts the site without a build', async () => {
  expect(await mebae()).toEqual(node('server/main.ts'))
})

test.each([
  ['backup', 'server/operations/backups/make/main.ts'],
  ['backup:drill', 'server/operations/backups/drill/main.ts'],
  ['restore', 'server/operations/backups/restore/main.ts'],
  ['import', 'server/jobs/import/main.ts'],
  ['operator:create', 'server/accounts/operators/main.ts'],
  ['setup:link', 'server/operations/setup/main.ts'],
])('%s is the program that npm runs, with its words as they are', async (command, program) => {
  expect(await mebae(command, 'a b', '*')).toEqual(node(program, 'a b', '*'))
})

test.each(['test', 'bench', '.*', 'none', '"'])('%s is no command, and those that are get named', async (command) => {
  const refused = await mebae(command).catch((error: { code: number; stderr: string }) => error)
  expect(refused).toMatchObject({ code: 64, stderr: expect.stringMatching(/^ {2}operator:create$/m) as string })
})
