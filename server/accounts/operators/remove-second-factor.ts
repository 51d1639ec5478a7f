import type { Database } from '#server/platform/database/connect.ts'

/** The app, the recovery codes and every passkey are theirs no more, and nobody is signed in with them. */
export async function removeSecondFactor(db: Database, id: string) {
  await db
    .updateTable('accounts')
    .set({ totp_secret_sealed: null, totp_confirmed_at: null, totp_last_step: null, recovery_codes: [], recovery_code_hashes: [] })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('passkeys').where('account_id', '=', id).execute()
  await db.deleteFrom('sessions').where('account_id', '=', id).execute()
}
