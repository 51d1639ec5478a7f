import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const list = new URL('../../../../shared/fixtures/common-passwords-min8-top.txt', import.meta.url)
const email = 'chihiro@candidate.example'
const isRefused = (password: string) => {
  try {
    refuseWeakPassword(password, { email })
    return false
  } catch {
    return true
  }
}

test.each(['password', 'Password', 'ｐａｓｓｗｏｒｄ', '12345678', '１２３４５６７８', 'ああああああああ'])('%s is what many people use', (password) => {
  expect(() => refuseWeakPassword(password, { email })).toThrow(
    expect.objectContaining({ data: [{ field: 'password', message: expect.stringContaining('推測') }] }),
  )
})

test.each(['chihiro-2026', 'CHIHIRO@candidate.example!', 'いつもchihiroです'])('%s contains the address', (password) => {
  expect(isRefused(password)).toBe(true)
})

test.each(['正しい馬とホチキス', 'correct horse staple', 'tsukue-no-ue-no-ringo'])('%s is taken', (password) => expect(isRefused(password)).toBe(false))

test('a name too short to tell anything may occur', () => {
  expect(() => refuseWeakPassword('bonsai-garden-7', { email: 'bo@candidate.example' })).not.toThrow()
})

test.each([
  'mebaemebae',
  'Mebae2026!',
  'm3b43m3b43',
  'ＭＥＢＡＥ２０２６！',
  'Mebae-20261122!!',
  '芽生え芽生え芽生え',
  'めばえ2026年11月',
  'メバエめばえ2026',
  'P@ssw0rd!',
  'Passw0rd2026',
  'PaSsWoRdPaSsWoRd',
  'パスワード12345',
  'qwertyuiop[]',
  '1qaz2wsx3edc',
  'asdfghjkl;',
  'zxcvbnm,./',
  '20261122',
  'abcdabcdabcd',
])('%s is a word of the service, a row of keys or a well-known password in disguise', (password) => expect(isRefused(password)).toBe(true))

test.each([
  'candidate1',
  'Company2026',
  'operator!!',
  'Sakura123!',
  'Tokyo2026!',
  'ohayou123',
  'OHAYO-2026',
  'Taro19900101',
  'hanshin2023',
  'naruto-1234',
  'daisuki99',
  'shigoto1234',
  '2026shigoto!',
  'Ｓｕｚｕｋｉ１２３',
  'Gambare777',
  'Yuuki0401!!',
])('%s is a word that many Japanese passwords are made of, or one of this service', (password) => expect(isRefused(password)).toBe(true))

test.each(['三枝由香2026', 'サエグサ0401', 'yamada-seisakusho1', '山田製作所の人事', '株式会社山田製作所'])('%s is what they are called', (password) => {
  const names = ['三枝 由香', 'サエグサ ユカ', '株式会社山田製作所', 'Yamada Seisakusho']
  expect(() => refuseWeakPassword(password, { email, names })).toThrow(expect.objectContaining({ code: 'INPUT_INVALID' }))
  expect(() => refuseWeakPassword(`${password}と夕焼けの坂道をくだる`, { email, names })).not.toThrow()
})

test.each([
  'xK9#mPq2',
  'sakura to kujira no umi',
  'kumo9ringo4tsukue',
  'ああ夕暮れのカモメの群れ',
  'a b c d e f g h',
  '水を、三杯くださいな。',
  'mebae は夕焼けの坂道にある',
  ' '.repeat(3) + 'よもぎ色の傘と猫',
])('%s is taken: no kind of character is asked for', (password) => expect(isRefused(password)).toBe(false))

test('a password of a thousand characters is judged as fast as a short one', () => {
  const started = performance.now()
  for (const part of ['あ9bC!', 'a', 'password', '1qaz2wsx', 'P@ssw0rd']) isRefused(part.repeat(1_000 / part.length))
  expect(performance.now() - started).toBeLessThan(2_000)
})

const disguises = (word: string) => [
  word,
  word.toUpperCase(),
  word.charAt(0).toUpperCase() + word.slice(1),
  word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('s', '$').replaceAll('i', '1'),
  word.replaceAll('a', '4').replaceAll('s', '5').replaceAll('t', '7').replaceAll('l', '1'),
  [...word].map((sign) => (/[!-~]/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign)).join(''),
  word + word,
]

/** All of them, plainly; of every tenth all disguises, so that it takes seconds. */
test.skipIf(!existsSync(list))('none of the five thousand best known passwords is taken, in whatever disguise', { timeout: 120_000 }, () => {
  const known = readFileSync(list, 'utf8').trim().split('\n')
  expect(known.length).toBeGreaterThan(1000)
  expect(known.flatMap((word, at) => (at % 10 === 0 ? disguises(word) : [word])).filter((password) => !isRefused(password))).toEqual([])
})
