import { ofArea } from '#server/platform/viewers/of-area.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { hashToken } from '../../sessions/token.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** A short code of 75 bits, as earlier versions made them. They work until their owner makes new ones, which the account page asks for. */
export async function useShortCode({ db, viewer: { area, id } }: RequestContext & { viewer: Viewer }, code: string) {
  if (area === 'candidate') return
  const { people } = ofArea[area]
  const { recovery_code_hashes } = await db.selectFrom(people).select('recovery_code_hashes').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const hash = hashToken(code)
  const left = recovery_code_hashes.filter((each) => !each.equals(hash))
  if (left.length === recovery_code_hashes.length) return
  await db.updateTable(people).set({ recovery_code_hashes: left }).where('id', '=', id).execute()
  return left.length
}
