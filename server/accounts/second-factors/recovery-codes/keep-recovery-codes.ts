import { ofArea } from '#server/platform/viewers/of-area.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { hashPassword } from '../../sessions/password.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { newRecoveryCodes } from './new-recovery-codes.ts'

/** New recovery codes take the place of all before; they are told once, and kept as slow hashes, each behind its first letter. */
export async function keepRecoveryCodes({ db, viewer: { area, id } }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  const codes = newRecoveryCodes()
  const recovery_codes = await Promise.all(codes.map(async (code) => code.charAt(0) + (await hashPassword(code.replaceAll('-', '')))))
  await db
    .updateTable(ofArea[area].people)
    .set({ recovery_codes, ...(area !== 'candidate' && { recovery_code_hashes: [] }) })
    .where('id', '=', id)
    .execute()
  return codes
}
