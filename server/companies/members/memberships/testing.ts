import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { findViewer } from '#server/accounts/sessions/viewer/find-viewer.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { addCompany, addMember, apiFor, today } from '#server/testing.ts'

export const email = 'saegusa@ichi.example'
export const password = '正しい馬とホチキス'
export const consents = { terms: purposes.terms.version, privacy: purposes.privacy.version }

/** A member of one company whom another company invited. */
export async function addInvited(db: Database, role: CompanyRole = 'assistant') {
  const first = await addCompany(db, { name: '株式会社一' })
  const second = await addCompany(db, { name: '株式会社二' })
  const person = await addMember(db, { company_id: first.id, name: '三枝', email, password_hash: await hashPassword(password), role: 'assistant' })
  const inviter = await addMember(db, { company_id: second.id, name: '山本' })
  await (await apiFor(db, inviter.as)).company_users.invitations.create({ email, role })
  return { first, second, person, inviter, token: await tokenTo(db, email) }
}

/** The token in the mail to an address. */
export async function tokenTo(db: Database, to: string) {
  const mails = await db.selectFrom('mails').select('text').where('to_address', '=', to).where('text', 'like', '%token=%').execute()
  return mails[0]?.text?.match(/token=([\w-]+)/)?.[1] ?? ''
}

/** Whom a browser's session opens after an answer. */
export async function memberAfter(db: Database, answer: Headers): Promise<CompanyViewer> {
  const cookie = answer.getSetCookie().findLast((each) => each.includes('mebae_company='))
  const viewer = await findViewer(db, { cookie: () => cookie?.match(/=([\w-]+);/)?.[1] }, today, ['company'])
  if (viewer?.area !== 'company') throw new Error('nobody is signed in')
  return viewer
}

/** The same person in both companies, signed in to the second. */
export async function addPersonOfTwo(db: Database, role: CompanyRole = 'assistant') {
  const world = await addInvited(db, role)
  const answer = new Headers()
  await (await apiFor(db, { ...world.person.as, answer })).company_users.memberships.create({ token: world.token, name: '三枝 由香', consents })
  return { ...world, viewer: await memberAfter(db, answer) }
}

export async function switchTo(db: Database, viewer: CompanyViewer, company_user_id: string) {
  const answer = new Headers()
  await (await apiFor(db, { viewer, answer })).company_users.memberships.switch({ company_user_id })
  return memberAfter(db, answer)
}

export async function signInAgain(db: Database, with_password = password) {
  const answer = new Headers()
  const entered = await (await apiFor(db, { answer })).sessions.create({ email, password: with_password, area: 'company' })
  return { ...entered, viewer: await memberAfter(db, answer) }
}
