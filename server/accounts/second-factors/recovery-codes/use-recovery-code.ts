import { ofArea } from '#server/platform/viewers/of-area.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isPassword } from '../../sessions/password.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { tellFactorChanged } from '../tell-factor-changed.ts'
import { useShortCode } from './use-short-code.ts'

type Context = RequestContext & { viewer: Viewer }

/** Uses up a recovery code, and tells its owner. The person's row is held: of two uses of one code the second finds it used. */
export async function useRecoveryCode(context: Context, code: string) {
  const left = (await useLongCode(context, code)) ?? (await useShortCode(context, code))
  if (left === undefined) return false
  await tellFactorChanged(context, `リカバリーコードが1つ使われました。残りは${left}個です。`)
  return true
}

/** How many are left; nothing when it is none of them. */
async function useLongCode({ db, viewer: { area, id } }: Context, code: string) {
  const { people } = ofArea[area]
  const { recovery_codes } = await db.selectFrom(people).select('recovery_codes').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const kept = recovery_codes.find((each) => each.startsWith(code.charAt(0)))
  if (!(await isPassword(code, kept?.slice(1)))) return
  const left = recovery_codes.filter((each) => each !== kept)
  await db.updateTable(people).set({ recovery_codes: left }).where('id', '=', id).execute()
  return left.length
}
