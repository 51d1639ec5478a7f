import { expect, test } from 'vitest'
import { showToast, toasts } from '../../calls/toasts.ts'

test('a toast stays for five seconds and is a notification', () => {
  showToast('希望条件を保存しました')
  expect(toasts.take()).toEqual([{ message: '希望条件を保存しました', type: 'notification', timeout: 5_000, status: true, undo: undefined }])
})

test('an error stays for three seconds', () => {
  showToast('通信に失敗しました。', { type: 'error' })
  expect(toasts.take()).toMatchObject([{ type: 'error', timeout: 3_000, status: true }])
})

test('a long sentence stays long enough to read it', () => {
  showToast('あ'.repeat(60), { type: 'error' })
  expect(toasts.take()).toMatchObject([{ timeout: 7_200 }])
})

test('a toast with undo stays until the user dismisses it', () => {
  showToast('「興味なし」にしました', { undo: () => {} })
  expect(toasts.take()).toMatchObject([{ timeout: 0 }])
})

test('each toast is shown once, in the order of the calls', () => {
  showToast('ひとつめ')
  showToast('ふたつめ')
  expect(toasts.take().map(({ message }) => message)).toEqual(['ひとつめ', 'ふたつめ'])
  expect(toasts.take()).toEqual([])
})
