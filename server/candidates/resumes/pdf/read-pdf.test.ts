import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfOf, pdfSaying, pdfText } from '../testing.ts'
import { ReaderGone, readPdf } from './read-pdf.ts'

const shared = new URL('../../../../../shared/', import.meta.url)
const isThere = existsSync(shared)
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

test('reads Japanese whose font is not in the file', async () => {
  expect(await readPdf(pdfSaying('職務経歴書　株式会社山田製作所'))).toEqual({ page_count: 1, text: '職務経歴書 株式会社山田製作所', is_cut: false })
})

test('reads a row of a table as one line, in any order of drawing, and keeps paragraphs apart', async () => {
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

test('reads the values of a form beside its labels, and annotations; not invisible text', async () => {
  const field = (rect: string, more: string) => `/Subtype/Widget/Rect[${rect}] ${more}`
  const annotations = [
    field('150 694 400 714', `/FT/Tx/T(name)/V${pdfText('三枝 由香')}`),
    field('150 640 400 690', `/FT/Tx/Ff 4096/T(work)/V${pdfText('株式会社山田製作所\r営業部長')}`),
    field('150 614 400 634', `/FT/Ch/Ff 131072/T(area)/Opt[[(13)${pdfText('東京都')}][(27)${pdfText('大阪府')}]]/V(27)`),
    field('150 590 162 602', '/FT/Btn/T(car)/V/Yes/AS/Yes/AP<</N<</Yes 4 0 R/Off 4 0 R>>>>'),
    field('300 590 312 602', '/FT/Btn/T(bike)/V/Off/AS/Off/AP<</N<</Yes 4 0 R/Off 4 0 R>>>>'),
    `/Subtype/FreeText/Rect[50 540 400 560]/DA(/F 12 Tf)/Contents${pdfText('タイプライターで書いた経歴')}`,
    `/Subtype/Text/Rect[50 500 70 520]/Contents${pdfText('付箋の補足')}`,
    field('50 400 400 420', `/F 2/FT/Tx/T(secret)/V${pdfText('見えない欄')}`),
    field('50 380 400 400', `/FT/Tx/Ff 8192/T(password)/V${pdfText('合い言葉')}`),
    '/Subtype/Link/Rect[0 0 10 10]',
  ]
  const lines = [
    { text: '氏名', x: 50, y: 700 },
    { text: '職歴', x: 50, y: 678 },
    { text: '勤務地', x: 50, y: 620 },
    { text: '運転免許', x: 170, y: 592 },
    { text: '二輪', x: 320, y: 592 },
  ]
  const reading = await readPdf(pdfOf(lines, { annotations }))
  expect('text' in reading && reading.text.split(/\n+/)).toEqual([
    '氏名　三枝 由香',
    '職歴　株式会社山田製作所',
    '営業部長',
    '勤務地　大阪府',
    '✓ 運転免許　二輪',
    'タイプライターで書いた経歴',
    '付箋の補足',
  ])
})

test('a form alone, without a word on its page, is text', async () => {
  const annotations = [`/Subtype/Widget/Rect[50 700 400 720]/FT/Tx/T(a)/V${pdfText('営業 10年')}`]
  expect(await readPdf(pdfOf([], { annotations }))).toMatchObject({ text: '営業 10年' })
})

test('names the fault of a file that gives no text', async () => {
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

/** Each file costs a process, which is what makes these slow: what does not begin as a PDF is refused alike, and never comes this far. */
const beginsAsPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF')

test.runIf(isThere)('ends with text or a reason for every hostile PDF', async () => {
  for (const name of await readdir(new URL('fixtures/upload/', shared))) {
    const bytes = await readFile(new URL(`fixtures/upload/${name}`, shared))
    if (!beginsAsPdf(bytes)) continue
    const reading = await readPdf(bytes)
    expect([name, 'failure' in reading || reading.text !== '']).toEqual([name, true])
  }
})

test.runIf(isThere)('gives the expected Japanese of the collected files, and a reason for those without', async () => {
  const expected: Record<string, string> = JSON.parse(await readFile(new URL('fixtures/pdf-expected.json', shared), 'utf8'))
  for (const name of await readdir(new URL('fixtures/pdf/', shared))) {
    const reading = await readPdf(await readFile(new URL(`fixtures/pdf/${name}`, shared)))
    expect([name, 'failure' in reading || reading.text !== '']).toEqual([name, true])
    const words = (expected[name] ?? '')
      .replace(/\(.*\)/, '')
      .split(' ')
      .filter(Boolean)
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
