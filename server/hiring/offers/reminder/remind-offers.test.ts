import { expect } from 'vitest'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { offerReminderDay } from '#contract/hiring/offers/offer-reminder.ts'
import { test } from '#server/testing.ts'
import { addOffer } from '../testing.ts'
import { remindOffers } from './remind-offers.ts'

const at = (time: string) => () => new Date(time)
/** The last day for the answer is 10 December. */
const [before, due, expired] = [at('2026-12-07T09:00:00+09:00'), at('2026-12-08T09:00:00+09:00'), at('2026-12-11T09:00:00+09:00')]
type Db = Parameters<typeof notificationsOf>[0]
const titles = async (db: Db, id: string) => (await notificationsOf(db, id)).map(({ title }) => title).filter((title) => title.includes('オファーの回答の期限'))

test('both sides are reminded once, two days before the last day', async ({ db }) => {
  const { candidate, recruiter } = await addOffer(db)
  await remindOffers({ db, now: before })
  expect(await titles(db, candidate.id)).toEqual([])
  await remindOffers({ db, now: due })
  await remindOffers({ db, now: due })
  expect(await titles(db, candidate.id)).toEqual(['山田製作所のオファーの回答の期限は、12月10日です'])
  expect(await titles(db, recruiter.id)).toEqual([expect.stringMatching(/へのオファーの回答の期限は、12月10日です$/)])
})

test('nobody is reminded of an offer that was answered or withdrawn, or has expired', async ({ db }) => {
  const { mine, offer, candidate } = await addOffer(db)
  await remindOffers({ db, now: expired })
  await mine.offers.answer({ id: offer.id, answer: 'declined', terms_sha256: offer.terms_sha256, message: '' })
  await remindOffers({ db, now: due })
  expect(await titles(db, candidate.id)).toEqual([])
})

test('an offer that is sent in the last two days has no reminder', async ({ db }) => {
  const sent = (sent_at: string) => offerReminderDay({ sent_at, answer_due_on: '2026-12-10' })
  expect([sent('2026-12-07T23:59:00+09:00'), sent('2026-12-08T00:00:00+09:00')]).toEqual(['2026-12-08', null])
  expect(await titles(db, (await addOffer(db)).candidate.id)).toEqual([])
})
