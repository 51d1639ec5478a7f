import type { Database } from '../../database/connect.ts'
import { newTotpSecret } from '../../second-factors/totp-of.ts'
import { seal } from '../../seal.ts'

export const DEMO_OPERATOR = 'operator@demo.example'

/**
 * Somebody to try the operators' side with. Their second factor is real; as nobody has their app, the page that asks for its code shows it
 * (server/second-factors/show-second-factor.ts). They exist only with the demonstration's data, which a site for others refuses.
 */
export async function addDemoOperator(db: Database, password_hash: string, now: Date) {
  const at = now.toISOString()
  await db
    .insertInto('operator_users')
    .values({
      email: DEMO_OPERATOR,
      name: '運営 花子',
      role: 'full',
      password_hash,
      is_demo: true,
      totp_secret_sealed: seal(newTotpSecret()),
      totp_confirmed_at: at,
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ password_hash }))
    .execute()
  return { email: DEMO_OPERATOR }
}
