import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { FREE_TRIES } from '#server/platform/database/limits/account-tries.ts'
import { fail } from '#server/fail.ts'
import { pseudonym } from '#server/platform/sealing/pseudonym.ts'
import { knownDevice } from '../devices/known-device.ts'
import { logTry, type TriedAct } from './log-try.ts'

/** `email` names an account that may not exist: it is counted, and slowed down, all the same. */
type Tried = { act: TriedAct; area: Area } & ({ id: string } | { id?: undefined; email: string })

/**
 * Counts a try to get into one account, from wherever it comes, and refuses it while the account waits. A device on which its owner signed in before has
 * its own count: strangers do not lock the owner out. Gives what forgets the count once the try was right.
 */
export async function countTry(context: RequestContext, { act, area, ...tried }: Tried) {
  const { tries, answer, afterwards } = context
  const name = tried.id === undefined ? `${area}:${tried.email.toLowerCase()}` : `${area}:${tried.id}`
  const device = tried.id !== undefined && knownDevice.numberFor(context, { area, id: tried.id })
  const kind = act === 'code' ? 'code' : 'password'
  const key = pseudonym('tries', device ? `${kind}\0${name}\0${device}` : `${kind}\0${name}`)
  const { count, wait } = (await tries?.take(key)) ?? { count: 0, wait: 0 }
  if (count > FREE_TRIES && (await context.take('tries_notice', pseudonym('tries', name))) === 0)
    afterwards?.push((db) => enqueue(db, 'notify_wrong_tries', { area, id: tried.id ?? null }))
  if (wait > 0) {
    logTry(context, { act, outcome: 'delayed', area, ...tried })
    answer.set('Retry-After', String(wait))
    fail('TOO_MANY_TRIES')
  }
  return async () => tries?.forget(key)
}
