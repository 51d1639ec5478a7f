import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { addSomebody } from '../kit/data/add-somebody.ts'
import { addSession } from '../kit/sign-in/add-session.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { looker } from './looker.ts'

/** Signed in with a password as a candidate, a member and an operator, before the second factor. */
async function enterHalfway(context: BrowserContext, db: Database, hasApp: boolean) {
  const member = await signInMember(context, db)
  const operator = await signInOperator(context, db)
  const candidate = await addSomebody(db)
  await context.clearCookies()
  const app = { totp_secret_sealed: 'x', totp_confirmed_at: new Date().toISOString() }
  if (hasApp) {
    await db.updateTable('accounts').set(app).where('id', 'in', [candidate.id, member.id, operator.id]).execute()
  }
  await addSession(context, db, 'candidate', candidate.id, false)
  await addSession(context, db, 'company', member.id, false)
  await addSession(context, db, 'operator', operator.id, false)
}

export const secondFactorLookers = [
  looker({
    who: 'a user who has to show the second factor',
    looks: ['desk', 'phone'],
    enter: (context, db) => enterHalfway(context, db, true),
    states: [{ page: '/second_factor' }, { page: '/online/companies/second_factor' }, { page: '/operator/second_factor' }],
  }),
  looker({
    who: 'a member or an operator who has to set up a second factor',
    looks: ['desk', 'phone'],
    enter: (context, db) => enterHalfway(context, db, false),
    states: [
      { page: '/online/companies/second_factor/new', state: 'on the way in' },
      { page: '/operator/second_factor/new', state: 'on the way in' },
    ],
  }),
]
