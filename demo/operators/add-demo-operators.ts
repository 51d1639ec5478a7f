import { addAccount } from '#server/accounts/account/accounts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { newTotpSecret } from '#server/accounts/second-factors/totp-of.ts'

/** The first requests and decides; two-person decisions need the second; the third only reads. */
export const demoOperators: { email: string; name: string; role: OperatorRole }[] = [
  { email: 'operator@demo.example', name: '運営 花子', role: 'full' },
  { email: 'operator2@demo.example', name: '運営 太郎', role: 'full' },
  { email: 'reader@demo.example', name: '見学 次郎', role: 'read_only' },
]

/**
 * The operators whose accounts visitors try out. Their second factor is real; as no visitor has their app, the page that asks for its code shows it
 * (server/accounts/second-factors/show-second-factor.ts). They exist only with the demonstration's data, which a public site refuses.
 */
export async function addDemoOperators(db: Database, password_hash: string, now: Date) {
  // What takes two can be tried at once.
  const settled_at = new Date(now.getTime() - 30 * 86_400_000).toISOString()
  for (const { email, ...operator } of demoOperators) {
    const at = now.toISOString()
    const app = { totp_secret_sealed: seal(newTotpSecret()), totp_confirmed_at: at }
    const id = await addAccount(db, 'operator', { email, email_verified_at: at, password_hash, is_demo: true, ...app })
    if (id)
      await db
        .insertInto('operator_users')
        .values({ ...operator, id, settled_at })
        .execute()
    else await db.updateTable('accounts').set({ password_hash }).where('kind', '=', 'operator').where('email_key', '=', email).execute()
  }
  return demoOperators
}
