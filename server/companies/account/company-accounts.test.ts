import { expect } from 'vitest'
import { addCompany, addMember, apiFor, contextOf, test } from '#server/testing.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { lockViewer } from '#server/accounts/sessions/viewer/lock-viewer.ts'
import { findViewer } from '#server/accounts/sessions/viewer/find-viewer.ts'

test('a member reads their own name, company and permissions', async ({ db }) => {
  const { id: company_id } = await addCompany(db, { name: '山田製作所' })
  const guest = await addMember(db, { company_id, role: 'guest', name: '相馬' })
  const account = await (await apiFor(db, guest.as)).company_users.account()
  expect(account).toMatchObject({ id: guest.id, name: '相馬', role: 'guest', second_factor: 'passed', company: { id: company_id, name: '山田製作所' } })
  expect(account.acts).toEqual(['see_account', 'change_account', 'see_candidates', 'see_threads', 'comment', 'see_selection', 'score'])
})

test('a company that waits for its approval may edit, and neither publish nor look for candidates', async ({ db }) => {
  const { as } = await addMember(db, { company_id: (await addCompany(db, { state: 'pending' })).id })
  const { acts } = await (await apiFor(db, as)).company_users.account()
  expect(acts).toContain('edit_jobs')
  expect(acts).not.toContain('publish_jobs')
  expect(acts).not.toContain('search_candidates')
})

test('the same password opens the company area only for a member, under a separate cookie', async ({ db }) => {
  const { id } = await addMember(db, { email: 'saegusa@company.example', password_hash: await hashPassword('correct horse') })
  const answer = new Headers()
  const api = await apiFor(db, { answer })
  const signIn = (area: 'candidate' | 'company') => api.sessions.create({ email: 'Saegusa@company.example', password: 'correct horse', area })
  await expect(signIn('candidate')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await signIn('company')).toMatchObject({ area: 'company' })
  const [, name, token] = answer.get('Set-Cookie')!.match(/^(\w+)=([^;]+)/)!
  const client = { cookie: (asked: string) => (asked === name ? token : undefined) }
  const { now } = await contextOf(db)
  expect(await findViewer(db, client, now(), ['company', 'candidate'])).toMatchObject({ area: 'company', id, second_factor: 'missing' })
  expect(await findViewer(db, client, now())).toBeUndefined()
})

test('a member whose role changed in between, or who was removed, writes nothing more', async ({ db }) => {
  const { id, viewer } = await addMember(db)
  expect(await lockViewer(db, viewer)).toMatchObject(viewer)
  await db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', id).execute()
  await expect(lockViewer(db, viewer)).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  expect(await lockViewer(db, viewer)).toBeUndefined()
})
