import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import { addOutsideWorld, HARUKA } from '../outside-candidates/testing.ts'

const me = { name: HARUKA.name, email: HARUKA.email }
const told = { name: HARUKA.name, phone_number: '', may_upload: false }

/** A guest of the company with a link for all jobs, whom somebody knows. */
async function addReferrer(db: Database) {
  const world = await addOutsideWorld(db)
  const guest = await addMember(db, { company_id: world.company_id, role: 'guest', name: '三枝 由香' })
  const links = (await apiFor(db, guest.as)).company_users.referral_links
  await links.create({})
  const link = (await links.list()).links[0]!
  const { referrals } = await apiFor(db)
  return { ...world, guest, links, link, token: link.url.split('token=')[1]!, referrals }
}

test('somebody enters by a colleague’s link; the company knows of them once they confirm their address', async ({ db }) => {
  const { referrals, token, ours, theirs, mailed, links } = await addReferrer(db)
  expect(await referrals.open({ token })).toMatchObject({ referred_by: '三枝 由香', job: null, keep_months: 12 })
  await referrals.enter({ token, ...me, tells_member: true })
  expect((await ours.list({})).candidates).toEqual([])
  const { id } = await db.selectFrom('outside_candidates').select('id').executeTakeFirstOrThrow()
  await expect(ours.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const mail = await mailed()
  expect((await theirs.open({ token: mail })).is_entered).toBe(true)
  expect((await links.list()).links[0]!.known).toBe(0)
  await theirs.consent({ token: mail, ...told })
  expect((await ours.list({})).candidates).toMatchObject([{ name: HARUKA.name, source: 'referral', referred_by: '三枝 由香' }])
  expect((await links.list()).links[0]!.known).toBe(1)
})

test('the colleague learns nothing unless the person agrees', async ({ db }) => {
  const { referrals, token, theirs, mailed, links } = await addReferrer(db)
  await referrals.enter({ token, ...me })
  await theirs.consent({ token: await mailed(), ...told })
  expect((await links.list()).links[0]!.known).toBe(0)
})

test('a link that ended leads nowhere, and a colleague’s link is nobody else’s', async ({ db }) => {
  const { referrals, token, links, link, company_id } = await addReferrer(db)
  const colleague = (await apiFor(db, (await addMember(db, { company_id, role: 'admin' })).as)).company_users.referral_links
  expect((await colleague.list()).links).toEqual([])
  await expect(colleague.end({ id: link.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await links.end({ id: link.id })
  await expect(referrals.open({ token })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await expect(referrals.enter({ token, ...me })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('a link names public jobs only', async ({ db }) => {
  const { links, job_id } = await addReferrer(db)
  await expect(links.create({ job_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an address that refused the company gets no mail by a link, and the answer is the same', async ({ db }) => {
  const { referrals, token, ours, theirs, mailed, mails } = await addReferrer(db)
  await ours.add(HARUKA)
  await theirs.withdraw({ token: await mailed() })
  expect(await referrals.enter({ token, ...me })).toEqual({ success: true })
  expect(await mails()).toEqual([])
})
