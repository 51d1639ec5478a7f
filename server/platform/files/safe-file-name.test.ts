import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safeFileName } from './safe-file-name.ts'

const fixture = new URL('../../../../shared/fixtures/upload/filenames.json', import.meta.url)
const nameOf = (given: string) => safeFileName(given, '.pdf', '職務経歴書')

test.each([
  ['履歴書.pdf', '履歴書.pdf'],
  ['か\u3099.PDF', 'が.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\花子\\経歴.pdf', '経歴.pdf'],
  ['a.pdf\r\nX-Injected: 1', 'aX-Injected_ 1.pdf'.replace('aX', 'a.pdfX')],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['.pdf', '職務経歴書.pdf'],
  ['', '職務経歴書.pdf'],
])('%j becomes %j', (given, name) => expect(nameOf(given)).toBe(name))

test.runIf(existsSync(fixture))('no collected name leaves a folder, hides its ending or breaks a header', () => {
  for (const given of JSON.parse(readFileSync(fixture, 'utf8')) as string[])
    expect(nameOf(given)).toMatch(/^[^.\s\p{Cc}"\\/][^\p{Cc}"\\/\u202a-\u202e]{0,250}\.pdf$/u)
})
