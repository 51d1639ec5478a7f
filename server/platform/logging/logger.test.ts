import { expect, test } from 'vitest'
import { describeError } from './logger.ts'

test('logs the place and kind of an error, not the data that it quotes', () => {
  const secret = '山田花子 090-1234-5678'
  const error = new Error(`duplicate key: ${secret}`, {
    cause: Object.assign(new SyntaxError(`bad JSON: ${secret}`), { code: '22P02', detail: secret, table: 'candidates' }),
  })
  const described = JSON.stringify(describeError(error))
  expect(described).not.toContain('山田')
  expect(described).not.toContain('090')
  expect(described).toContain('logger.test.ts')
  expect(described).toContain('22P02')
})
