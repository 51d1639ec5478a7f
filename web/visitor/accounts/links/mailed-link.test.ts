import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { undefinedIfDead } from './mailed-link.tsx'

test('only a link that is over or mistyped is shown as such', () => {
  for (const code of ['LINK_INVALID', 'INPUT_INVALID']) expect(undefinedIfDead(new ORPCError(code, { status: 410 }))).toBeUndefined()
  for (const error of [new ORPCError('TOO_MANY_REQUESTS', { status: 429 }), new ORPCError('DATABASE_AWAY', { status: 503 }), new TypeError('a bug')])
    expect(() => undefinedIfDead(error)).toThrow(error)
})
