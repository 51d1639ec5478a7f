import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'
import { addOutsideWorld, HARUKA } from '../outside-candidates/testing.ts'
import { sourcesOfHires } from '../sources/testing.ts'

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

test('who applies with an account by a link is a referral by its member for the company and in the figures, and without the tick is not', async ({ db }) => {
  const { mine, ours, job_id, company_id } = await addApplicant(db)
  const links = (await apiFor(db, (await addMember(db, { company_id, role: 'guest', name: '三枝 由香' })).as)).company_users.referral_links
  await links.create({})
  const referral = (await links.list()).links[0]!.url.split('token=')[1]!
  expect((await (await apiFor(db)).referrals.open({ token: referral })).jobs).toMatchObject([{ id: job_id }])
  const applied = await mine.applications.create({ id: job_id, company_id, found_via: 'search', referral })
  expect(applied.referred_by).toBe('三枝 由香')
  const { id: other } = await addJob(db, { company_id })
  await mine.applications.create({ id: other, company_id })
  const { applications } = await ours.applications.list({ channel: 'referral' })
  expect(applications.map(({ id, referred_by }) => [id, referred_by])).toEqual([[applied.id, '三枝 由香']])
  expect((await ours.applications.figures({ id: job_id })).channels).toEqual([{ channel: 'referral', count: 1 }])
  expect(await sourcesOfHires(db, { company_id, since: new Date(daysAgo(9)), until: new Date(daysAgo(-1)), job_id })).toEqual([
    { channel: 'referral', referred_by: '三枝 由香', begun: 1, hired: 0 },
  ])
})

test('a link of another company, or one that ended, says nothing of an application and keeps nobody from it', async ({ db }) => {
  const { mine, job_id, company_id } = await addApplicant(db)
  const { token } = await addReferrer(db)
  const links = (await apiFor(db, (await addMember(db, { company_id, role: 'recruiter' })).as)).company_users.referral_links
  await links.create({})
  const own = (await links.list()).links[0]!
  await links.end({ id: own.id })
  const { id: other } = await addJob(db, { company_id })
  expect((await mine.applications.create({ id: job_id, company_id, referral: token })).referred_by).toBe('')
  expect((await mine.applications.create({ id: other, company_id, referral: own.url.split('token=')[1]! })).referred_by).toBe('')
})
