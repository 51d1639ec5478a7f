import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const list = new URL('../../../../shared/fixtures/common-passwords-min8-top.txt', import.meta.url)
const email = 'chihiro@candidate.example'
const isRefused = (password: string) => {
  try {
    refuseWeakPassword(password, email)
    return false
  } catch {
    return true
  }
}

test.each(['password', 'Password', 'ｐａｓｓｗｏｒｄ', '12345678', '１２３４５６７８', 'ああああああああ'])('%s is what many people use', (password) => {
  expect(() => refuseWeakPassword(password, email)).toThrow(
    expect.objectContaining({ data: [{ field: 'password', message: expect.stringContaining('推測') }] }),
  )
})

test.each(['chihiro-2026', 'CHIHIRO@candidate.example!', 'いつもchihiroです'])('%s contains the address', (password) => {
  expect(isRefused(password)).toBe(true)
})

test.each(['正しい馬とホチキス', 'correct horse staple', 'tsukue-no-ue-no-ringo'])('%s is taken', (password) => expect(isRefused(password)).toBe(false))

test('a name too short to tell anything may occur', () => {
  expect(() => refuseWeakPassword('bonsai-garden-7', 'bo@candidate.example')).not.toThrow()
})

test.skipIf(!existsSync(list))('none of the five thousand best known passwords is taken', () => {
  const known = readFileSync(list, 'utf8').trim().split('\n')
  expect(known.length).toBeGreaterThan(1000)
  expect(known.filter((password) => !isRefused(password))).toEqual([])
})
