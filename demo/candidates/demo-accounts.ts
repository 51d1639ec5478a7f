import { randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password.ts'
import { addDemoMembers } from '../members/add-demo-members.ts'
import { addDemoReminders } from '../members/add-demo-reminders.ts'
import { addDemoNoticeHistory } from '../operators/add-demo-notice-history.ts'
import { addDemoOperators, demoOperators } from '../operators/add-demo-operators.ts'
import { addDemoReviews } from '../operators/add-demo-reviews.ts'
import { addDemoRunning } from '../operators/add-demo-running.ts'
import { addDemoImportRun } from '../operators/add-demo-import-run.ts'
import { addDemoTickets } from '../operators/add-demo-tickets.ts'
import { addDemoNotices } from '../notices/add-demo-notices.ts'
import { addDemoFigures } from '../figures/add-demo-figures.ts'
import { addDemoScouts } from '../scouts/add-demo-scouts.ts'
import { addDemoSelections } from '../selection/add-demo-selections.ts'
import { addDemoConversations } from '../talks/add-demo-talks.ts'
import { addChihiro } from './add-chihiro.ts'

const email = 'candidate@demo.example'

/** Where each side signs in. */
function signInPage(address: string) {
  if (address === email) return '/online/companies/'
  return demoOperators.some(({ email }) => email === address) ? '/operator' : '/online/companies/?area=company'
}

/** The accounts with which one tries the site out. Their password is the one that was set, else a new one for each start, printed with the address. */
export async function demoAccounts(db: Database, given: string | undefined, now = new Date()) {
  const password = given ?? randomBytes(9).toString('base64url')
  const password_hash = await hashPassword(password)
  const members = await db.transaction().execute(async (db) => {
    const members = [...(await addDemoMembers(db, password_hash, now)), ...(await addDemoOperators(db, password_hash, now))]
    const known = await db
      .updateTable('accounts')
      .set({ password_hash })
      .where('kind', '=', 'candidate')
      .where('email_key', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (!known) {
      await addChihiro(db, { email, password_hash, now })
      await addDemoNotices(db, now)
      await addDemoImportRun(db, now)
    }
    await addDemoConversations(db, email, now)
    await addDemoSelections(db, email, now)
    await addDemoScouts(db, email, now)
    await addDemoReminders(db, now)
    await addDemoFigures(db, now)
    await addDemoReviews(db, now)
    await addDemoTickets(db, email, now)
    await addDemoNoticeHistory(db, email, now)
    await addDemoRunning(db, now)
    return members
  })
  return [{ email }, ...members].map(({ email }) => ({ email, password, page: signInPage(email) }))
}
