import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage } from '#web/platform/calls/device-storage.ts'
import { keptDraft } from './kept-draft.ts'

function storage() {
  const kept: Record<string, unknown> = {}
  const act = (call: (key: string, value: string) => unknown) => ({ value: call, enumerable: false })
  return Object.defineProperties(kept, {
    getItem: act((key) => kept[key] ?? null),
    setItem: act((key, value) => void (kept[key] = value)),
    removeItem: act((key) => void delete kept[key]),
  })
}
const [tab, device] = [storage(), storage()]
vi.stubGlobal('sessionStorage', tab)
vi.stubGlobal('localStorage', device)
vi.stubGlobal('location', { pathname: '/message/company/detail' })
const closeTab = () => Object.keys(tab).forEach((name) => delete tab[name])
afterEach(() => {
  closeTab()
  deviceStorage.forget()
})

const KEY = 'me:company-5'
const [before, later] = ['2026-11-27T10:00:00.000Z', '2026-11-27T11:00:00.000Z']

test('a draft leaves the tab only where its candidate chose to read without a connection', () => {
  keptDraft.write(KEY, { message: '書きかけ', based_on: '' })
  closeTab()
  expect(keptDraft.read(KEY, null)).toBeUndefined()
  deviceStorage.write('reading', 'me', '', '{}')
  keptDraft.write(KEY, { message: '書きかけ', based_on: '' })
  closeTab()
  expect(keptDraft.read(KEY, null)).toMatchObject({ message: '書きかけ' })
  expect(keptDraft.read('another:company-5', null)).toBeUndefined()
})

test('a later draft of the server takes the place of one that it had, and never of one that it never had', () => {
  deviceStorage.write('reading', 'me', '', '{}')
  keptDraft.write(KEY, { message: '書きかけ', based_on: before })
  closeTab()
  expect(keptDraft.read(KEY, later)).toMatchObject({ message: '書きかけ' })
  keptDraft.isSaved(KEY)
  expect(keptDraft.read(KEY, before)).toMatchObject({ message: '書きかけ' })
  expect(keptDraft.read(KEY, later)).toBeUndefined()
})

test('a stored page that still has a draft does not show it once it was sent', () => {
  deviceStorage.write('reading', 'me', '', '{}')
  keptDraft.write(KEY, { message: '書きかけ', based_on: before })
  keptDraft.forget(KEY, before)
  expect(keptDraft.read(KEY, before)?.message).toBe('')
  expect(keptDraft.read(KEY, later)).toBeUndefined()
})

test('what the device keeps of one account is foreign to every other, and goes at once', () => {
  deviceStorage.write('waiting', 'me', 'company-5:1', '{}')
  expect([deviceStorage.isForeign('me'), deviceStorage.isForeign('another'), deviceStorage.waitingCount()]).toEqual([false, true, 1])
  deviceStorage.forget()
  expect([deviceStorage.isForeign('another'), deviceStorage.waitingCount(), Object.keys(device)]).toEqual([false, 0, []])
})
