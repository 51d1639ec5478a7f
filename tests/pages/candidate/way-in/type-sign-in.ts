import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { addCandidate } from '#server/testing.ts'
import type { Page } from '../../kit/page.ts'

export const PASSWORD = '正しい馬とホチキス'

/** A candidate who has an account but is not signed in in this browser. */
export async function addSomebody(db: Database) {
  const { id } = await addCandidate(db, { username: '旅の途中', password_hash: await hashPassword(PASSWORD) })
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, email }
}

/** Fills in the sign-in page. */
export async function typeSignIn(page: Page, email: string) {
  page.getByLabel('メールアドレス').fill(email)
  page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログインする', exact: true }).click()
}
