import type { RequestContext } from '../api.ts'
import { hashToken } from '../sessions/token.ts'
import type { CompanyViewer } from '../sessions/viewer.ts'
import { newRecoveryCodes } from './new-recovery-codes.ts'

/** New recovery codes take the place of all before; they are told once, and only their hashes kept. */
export async function keepRecoveryCodes({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }) {
  const codes = newRecoveryCodes()
  const recovery_code_hashes = codes.map((code) => hashToken(code.replaceAll('-', '')))
  await db.updateTable('company_users').set({ recovery_code_hashes }).where('id', '=', viewer.id).execute()
  return codes
}
