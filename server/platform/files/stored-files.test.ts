import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey } from '../sealing/sealing-keys.ts'
import { settings } from '#server/settings.ts'
import { sealFiles } from './seal-files.ts'
import { storedFiles } from './stored-files.ts'

const before = { secretKey: settings.secretKey, oldSecretKeys: settings.oldSecretKeys }
const [first, second, stranger] = [newKey(), newKey(), newKey()]
const use = (secretKey: string, ...oldSecretKeys: string[]) => Object.assign(settings, { secretKey, oldSecretKeys })
beforeEach(() => use(first))
afterEach(() => Object.assign(settings, before))

const folder = `sealed-${randomUUID()}`
const pathOf = (key: string) => join(settings.filesDir, key)
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const text = async (key: string) => Buffer.from(await storedFiles.getBytes(key)).toString()

async function keptOpen(key: string, content: string) {
  await mkdir(dirname(pathOf(key)), { recursive: true })
  await writeFile(pathOf(key), content)
  await chmod(pathOf(key), 0o644)
}

test('a file comes out as it went in, lies sealed on the disk, and only its owner may read it', async () => {
  const key = `${folder}/one`
  await storedFiles.put(key, '職務経歴書 千紘')
  expect(await text(key)).toBe('職務経歴書 千紘')
  expect((await readFile(pathOf(key))).toString()).not.toContain('千紘')
  expect([await modeOf(pathOf(key)), await modeOf(dirname(pathOf(key)))]).toEqual(['600', '700'])
  expect((await readdir(dirname(pathOf(key)))).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('ten megabytes, an empty file, and bytes that look like the mark pass', async () => {
  for (const content of [Buffer.alloc(10_485_760, 7), Buffer.alloc(0), Buffer.from('\0mebae-sealed-2\nabcdefgh')]) {
    await storedFiles.put(`${folder}/two`, content)
    expect(Buffer.compare(await storedFiles.getBytes(`${folder}/two`), content)).toBe(0)
  }
})

test('a file that was changed, cut, put under another name or sealed with another key does not open', async () => {
  const key = `${folder}/three`
  await storedFiles.put(key, 'abcdef')
  const kept = await readFile(pathOf(key))
  await copyFile(pathOf(key), pathOf(`${folder}/four`))
  await expect(storedFiles.getBytes(`${folder}/four`)).rejects.toThrow(/authenticate/)
  for (const changed of [kept.with(kept.length - 1, kept.at(-1)! ^ 1), kept.subarray(0, kept.length - 1), kept.subarray(0, 40)]) {
    await writeFile(pathOf(key), changed)
    await expect(storedFiles.getBytes(key)).rejects.toThrow(/authenticate|sealed|tag|length/i)
  }
  await writeFile(pathOf(key), kept)
  use(stranger)
  await expect(storedFiles.getBytes(key)).rejects.toThrow('sealed with a key that is not here')
})

test('files from before are readable, then sealed and closed; those of an older key get the one of now; a second run finds nothing', async () => {
  const [open, old, foreign] = ['open', 'old.webp', 'foreign'].map((name) => `${folder}-before/${name}`) as [string, string, string]
  await keptOpen(open, 'offen')
  await storedFiles.put(old, 'alt')
  use(stranger)
  await storedFiles.put(foreign, 'fremd')
  use(second, first)
  expect([await text(open), await text(old)]).toEqual(['offen', 'alt'])

  const done = await sealFiles()
  expect(done.refused).toContain(foreign)
  expect(done.sealed).toBeGreaterThanOrEqual(2)
  use(second)
  expect([await text(open), await text(old)]).toEqual(['offen', 'alt'])
  expect((await readFile(pathOf(open))).toString()).not.toContain('offen')
  expect(await modeOf(pathOf(open))).toBe('600')
  const sealed = await readFile(pathOf(open))
  await sealFiles()
  expect(await readFile(pathOf(open))).toEqual(sealed)
  use(stranger)
  expect(await text(foreign)).toBe('fremd')
})
