import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { savedSearchOfToken } from './unsubscribe-token.ts'

/** Which search's mails a link ends. */
export async function showUnsubscription({ db }: Pick<RequestContext, 'db'>, token: string) {
  const id = savedSearchOfToken(token)
  const saved = id && (await db.selectFrom('saved_searches').select(['name', 'sends_mail']).where('id', '=', id).executeTakeFirst())
  return saved || fail('NOT_FOUND')
}

/** Ends the mails of one saved search, for whoever holds the link; ended ones stay so. The search itself and its notices remain. */
export async function unsubscribe({ db }: Pick<RequestContext, 'db'>, token: string) {
  const id = savedSearchOfToken(token)
  const changed = id && (await db.updateTable('saved_searches').set({ sends_mail: false }).where('id', '=', id).returning('id').executeTakeFirst())
  if (!changed) fail('NOT_FOUND')
  return { success: true }
}
