import { afterEach, expect, test, vi } from 'vitest'
import { personalStorage } from '../../calls/personal-storage.ts'
import { savedInput } from './saved-input.ts'

const tabs = new Map<string, Record<string, string>>()
const storage = (name: string) =>
  new Proxy({} as Record<string, unknown>, {
    get: (_, act) => {
      const kept = tabs.get(name) ?? {}
      tabs.set(name, kept)
      if (act === 'getItem') return (key: string) => kept[key] ?? null
      if (act === 'setItem') return (key: string, value: string) => void (kept[key] = value)
      return (key: string) => void delete kept[key]
    },
    ownKeys: () => Object.keys(tabs.get(name) ?? {}),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
const page = { pathname: '/profile' }
vi.stubGlobal('sessionStorage', storage('tab'))
vi.stubGlobal('localStorage', storage('device'))
vi.stubGlobal('location', page)
const keptIn = (name: string) => Object.keys(tabs.get(name) ?? {})
afterEach(() => {
  tabs.clear()
  page.pathname = '/profile'
})

test('what was typed comes back until it is saved', () => {
  savedInput.write('visitor:signs', [['email', 'chihiro@candidate.example']])
  expect(savedInput.read('visitor:signs')).toEqual([['email', 'chihiro@candidate.example']])
  expect(savedInput.read('another:signs')).toBeUndefined()
  savedInput.forget('visitor:signs')
  expect(savedInput.read('visitor:signs')).toBeUndefined()
})

test('it is kept by this tab, and by no other', () => {
  savedInput.write('1:basics', [['name', '千紘']])
  expect([keptIn('tab'), keptIn('device')]).toEqual([['kept-input:candidate:1:basics'], []])
})

test('a user who signs out leaves nothing of theirs; what belongs to another area, or to no user yet, stays', () => {
  savedInput.write('1:basics', [['name', '千紘']])
  savedInput.write('visitor:registration-step-1', [['name', '千紘']])
  personalStorage.write('outbox', '1:7', 'こんにちは')
  page.pathname = '/online/companies/job_offers/edit'
  savedInput.write('visitor:job-1', [['position_title', '営業']])
  personalStorage.forget('candidate')
  expect(keptIn('tab')).toEqual(['kept-input:candidate:visitor:registration-step-1', 'kept-input:company:visitor:job-1'])
  personalStorage.forget('company')
  expect(keptIn('tab')).toEqual(['kept-input:candidate:visitor:registration-step-1'])
})

test('what versions before left in clear goes', () => {
  for (const name of ['kept-input:1:basics', 'outbox:1:7', 'of-somebody-else']) localStorage.setItem(name, 'x')
  personalStorage.forgetOldVersions()
  expect(keptIn('device')).toEqual(['of-somebody-else'])
})

test('a browser that forbids storage loses nothing but this', () => {
  sessionStorage.setItem('kept-input:candidate:visitor:signs', 'no JSON')
  expect(savedInput.read('visitor:signs')).toBeUndefined()
})
