import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onlyNativeFiles } from './native-files.ts'

const elf = (machine: number) => {
  const header = Buffer.alloc(64)
  header.write('\x7fELF', 'latin1')
  header.writeUInt16LE(machine, 18)
  return header
}
const [x64, arm64] = [elf(62), elf(183)]
const mac = Buffer.from('cffaedfe'.padEnd(64, '0'), 'hex')

async function folderWith(files: Record<string, Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-native-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

test('what a package brings for other machines is left out', async () => {
  const folder = await folderWith({ 'a/prebuilds/linux-x64/a.node': x64, 'a/prebuilds/linux-x64/a.musl.node': x64, 'a/prebuilds/linux-arm64/a.node': arm64 })
  await onlyNativeFiles(folder, 'x64')
  expect(await readdir(join(folder, 'a/prebuilds'), { recursive: true })).toEqual(['linux-x64', 'linux-x64/a.node'])
})

test.each([
  ['a library of the other architecture', { 'bin/server': arm64 }],
  ['a library of macOS', { 'lib/a.dylib': mac }],
  ['an addon that is no program', { 'a.node': Buffer.from('a text that is longer than a header') }],
])('%s ends the release with its name', async (_, files) => {
  const folder = await folderWith({ 'right.so': x64, 'text.js': Buffer.from('export const answer = 42'), ...files })
  await expect(onlyNativeFiles(folder, 'x64')).rejects.toThrow(join(folder, Object.keys(files)[0]!))
})
