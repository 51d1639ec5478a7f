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
  for (const operator of demoOperators)
    await db
      .insertInto('operator_users')
      .values({ ...operator, password_hash, is_demo: true, totp_secret_sealed: seal(newTotpSecret()), totp_confirmed_at: now.toISOString(), settled_at })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ password_hash }))
      .execute()
  return demoOperators
}
