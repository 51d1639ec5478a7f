import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import type { Staff } from '../sessions/viewer.ts'

/** Six digits are few: a member's codes are tried only so often, from however many places. */
export async function takeFactorTurn({ take, answer, viewer }: Pick<RequestContext, 'take' | 'answer'> & { viewer: Staff }) {
  const wait = await take('second_factor', viewer.id)
  if (wait === 0) return
  answer.set('Retry-After', String(wait))
  fail('TOO_MANY_REQUESTS')
}
