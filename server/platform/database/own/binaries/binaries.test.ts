import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkLibraries } from './binaries.ts'

test('libraries that an install without scripts left out are linked, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-links-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'native/lib'), { recursive: true })
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]))
  await linkLibraries(folder)
  await linkLibraries(folder)
  expect(await readlink(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

test('an unlinkable library is reported, with a remedy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-links-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'native'))
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/a.so.1', target: 'native/lib/a.so' }]))
  await expect(linkLibraries(folder)).rejects.toThrow('npm rebuild')
})
