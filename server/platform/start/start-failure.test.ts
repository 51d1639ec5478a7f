import { expect, test } from 'vitest'
import { settings } from '#server/settings.ts'
import { startServer } from '../http/server/testing.ts'
import { CannotStart } from './cannot-start.ts'
import { startFailure } from './start-failure.ts'

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  [new CannotStart('鍵がありません。'), /^鍵がありません。$/],
  [failure('EADDRINUSE'), /ほかのプログラムが使っています/],
  [failure('EADDRNOTAVAIL'), /HOST を直してください/],
  [failure('EACCES', { syscall: 'listen' }), /PORT を 1024 以上に/],
  [failure('EMFILE'), /LimitNOFILE/],
  [failure('53100'), /ディスクがいっぱいです/],
  [failure('ENOSPC', { path: settings.dataDir }), /ディスクがいっぱいです/],
  [failure('EROFS', { path: `${settings.dataDir}/x` }), /DATA_DIR に、書き込めるフォルダー/],
])('case %# has its sentence', (error, sentence) => {
  expect(startFailure(error)).toMatch(sentence)
})

test('what is a bug of ours goes into the log as it is', () => {
  expect([failure('ENOENT', { path: '/elsewhere' }), new TypeError('x'), undefined].map(startFailure)).toEqual([undefined, undefined, undefined])
})

test('a server whose folder cannot be written says so and ends', async () => {
  await expect(startServer({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(
    '/dev/null/data に書けません（ENOTDIR）。DATA_DIR に、書き込めるフォルダーを指定してください。',
  )
})
