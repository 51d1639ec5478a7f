import type { RequestContext } from './request-context.ts'
import type { Budget } from '../database/limits/rate-limits.ts'
import { fail } from '#server/fail.ts'

/** Uses one request of each budget of this client; refuses a client without any left, with when to come again. */
export async function rateLimit({ take, client, answer }: Pick<RequestContext, 'take' | 'client' | 'answer'>, ...budgets: Budget[]) {
  refuseOverLimit(answer, await Promise.all(budgets.map((budget) => take(budget, client.address))))
}

/** The seconds to wait for each of the budgets, as they were taken. */
export function refuseOverLimit(answer: RequestContext['answer'], waits: number[]) {
  const wait = Math.max(...waits)
  if (wait === 0) return
  answer.set('Retry-After', String(wait))
  fail('TOO_MANY_REQUESTS')
}
