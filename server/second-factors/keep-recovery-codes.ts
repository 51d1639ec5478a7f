import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../api.ts'
import { hashToken } from '../sessions/token.ts'
import type { Staff } from '../sessions/viewer.ts'
import { newRecoveryCodes } from './new-recovery-codes.ts'

/** New recovery codes take the place of all before; they are told once, and only their hashes kept. */
export async function keepRecoveryCodes({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Staff }) {
  const codes = newRecoveryCodes()
  const recovery_code_hashes = codes.map((code) => hashToken(code.replaceAll('-', '')))
  await db.updateTable(ofArea[viewer.area].people).set({ recovery_code_hashes }).where('id', '=', viewer.id).execute()
  return codes
}
