import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfOf, pdfSaying } from '../testing.ts'
import { ReaderGone, readPdf } from './read-pdf.ts'

const shared = new URL('../../../../shared/', import.meta.url)
const isThere = existsSync(shared)
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

test('reads Japanese whose font is not in the file', async () => {
  expect(await readPdf(pdfSaying('職務経歴書　株式会社山田製作所'))).toEqual({ page_count: 1, text: '職務経歴書 株式会社山田製作所', is_cut: false })
})

test('reads a row of a table as one line, in whatever order it was drawn, and keeps paragraphs apart', async () => {
  const pdf = pdfOf([
    { text: '営業部長', x: 300, y: 700 },
    { text: '職務経歴', x: 50, y: 760 },
    { text: '2018年4月', x: 50, y: 701 },
    { text: '部下は6人', x: 300, y: 684 },
  ])
  expect(await readPdf(pdf)).toMatchObject({ text: '職務経歴\n\n2018年4月　営業部長\n部下は6人' })
})

test('reads vertical writing from the right', async () => {
  const pdf = pdfOf(
    [
      { text: '二行目', x: 410, y: 780 },
      { text: '一行目', x: 430, y: 780 },
    ],
    { encoding: 'UniJIS-UTF16-V' },
  )
  expect(await readPdf(pdf)).toMatchObject({ text: '一行目\n二行目' })
})

test('says what is wrong with a file that gives no text', async () => {
  expect(await readPdf(Buffer.from('<html>not a PDF'))).toEqual({ failure: 'broken' })
  expect(await readPdf(new Uint8Array())).toEqual({ failure: 'broken' })
  expect(await readPdf(pdfOf([]))).toEqual({ failure: 'without_text' })
})

test('gives up a file that unpacks to more than it may take', async () => {
  const bytes = deflateSync(Buffer.alloc(400_000_000, ' '))
  expect(await readPdf(pdfOf([], { stream: { bytes, filter: '/Filter/FlateDecode' } }))).toEqual({ failure: 'too_heavy' })
})

test('does not blame the file when the reader is killed from elsewhere', async () => {
  await expect(readPdf(pdfSaying('職歴'), (pid) => process.kill(pid, 'SIGKILL'))).rejects.toThrow(ReaderGone)
})

test.runIf(isThere)('ends with text or a reason for every hostile file', async () => {
  for (const folder of ['fixtures/pdf/', 'fixtures/upload/'])
    for (const name of await readdir(new URL(folder, shared))) {
      const reading = await readPdf(await readFile(new URL(folder + name, shared)))
      expect([name, 'failure' in reading || reading.text !== '']).toEqual([name, true])
    }
})

test.runIf(isThere)('gives the expected Japanese of the collected files', async () => {
  const expected: Record<string, string> = JSON.parse(await readFile(new URL('fixtures/pdf-expected.json', shared), 'utf8'))
  const here = await readdir(new URL('fixtures/pdf/', shared))
  for (const name of here.filter((one) => one in expected)) {
    const reading = await readPdf(await readFile(new URL(`fixtures/pdf/${name}`, shared)))
    const words = expected[name]!.replace(/\(.*\)/, '')
      .trim()
      .split(' ')
    for (const word of words) expect([name, withoutSpaces('text' in reading ? reading.text : '')]).toEqual([name, expect.stringContaining(word)])
  }
})

test.runIf(isThere)('finds nearly every line that another reader finds in a real rirekisho', async () => {
  const folder = new URL('data/resume/', shared)
  const reading = await readPdf(await readFile(new URL('yaml_cv_rirekisho.pdf', folder)))
  const text = withoutSpaces('text' in reading ? reading.text : '')
  const lines = (await readFile(new URL('yaml_cv_rirekisho.poppler.txt', folder), 'utf8')).split('\n').map(withoutSpaces).filter(Boolean)
  const missing = lines.filter((line) => !text.includes(line.normalize('NFC')))
  expect(missing.length / lines.length).toBeLessThan(0.05)
})
