import { expect } from 'vitest'
import { readPdf } from '#server/candidates/resumes/pdf/read-pdf.ts'
import { notifyNow } from '#server/conversations/reminders/testing.ts'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addCandidate, addJob, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { addOffer, addOfferDraft } from './testing.ts'
import { DUE, wholeTerms } from './whole-terms.ts'

const accept = { answer: 'accepted' as const, message: '' }

test('a company sends an offer, the candidate accepts it, and both read the same record', async ({ db }) => {
  const { mine, ours, application_id, company_id, offer } = await addOffer(db)
  expect(offer).toMatchObject({ version: 1, state: 'sent', is_expired: false, answer_due_on: DUE, member_name: '木下 遥' })
  expect(offer.terms).toEqual(wholeTerms)
  const { messages } = await mine.messages.show({ company_id })
  expect(messages.at(-1)).toMatchObject({
    id: offer.message_id,
    message: 'オファー（労働条件通知書・第1版）をお送りしました。回答の期限は2026年12月10日です。',
  })
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'offer' }])

  const answered = await mine.offers.answer({ ...accept, id: offer.id, terms_sha256: offer.terms_sha256, message: 'よろしくお願いします。' })
  expect(answered).toMatchObject({ state: 'accepted', terms_sha256: offer.terms_sha256 })
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'end', end_reason: 'hired' }])
  const { offers, application } = await ours.offers.list({ id: application_id })
  expect(offers).toMatchObject([{ state: 'accepted', settled_at: answered.settled_at, terms_sha256: offer.terms_sha256 }])
  expect(application.is_open).toBe(false)
  const { history, application: selection } = await ours.applications.show({ id: application_id })
  expect(history[0]).toMatchObject({ step: 'end', end_reason: 'hired', note: '候補者がオファー（第1版）を承諾しました。' })
  expect(selection.offer).toEqual({ version: 1, state: 'accepted', answer_due_on: DUE, is_expired: false })
  const said = (await mine.messages.show({ company_id })).messages.slice(-2).map(({ message }) => message)
  expect(said).toEqual(['オファー（第1版）を承諾しました。', 'よろしくお願いします。'])
  expect(await mine.offers.answer({ ...accept, id: offer.id, terms_sha256: offer.terms_sha256 })).toMatchObject({ state: 'accepted' })
  await expect(mine.offers.answer({ id: offer.id, answer: 'declined', terms_sha256: offer.terms_sha256 })).rejects.toMatchObject({ code: 'OFFER_SETTLED' })
})

test('both sides are notified: the candidate of the offer, the company of the answer', async ({ db }) => {
  const { mine, offer, candidate, recruiter, company_id } = await addOffer(db)
  const pair = { candidate_id: candidate.id, company_id }
  await notifyNow(db, pair, 'candidate')
  await notifyNow(db, pair, 'company')
  expect((await notificationsOf(db, candidate.id)).at(-1)).toMatchObject({ kind: 'selection', title: '山田製作所からオファーについて連絡が届きました' })
  await mine.offers.answer({ id: offer.id, answer: 'declined', terms_sha256: offer.terms_sha256 })
  await notifyNow(db, pair, 'company', new Date(today.getTime() + 3_600_000))
  const told = (await notificationsOf(db, recruiter.id)).at(-1)
  expect(told?.title).toMatch(/から、オファーに回答がありました$/)
})

test('what is missing is named by its field, and what was written stays saved', async ({ db }) => {
  const { ours, application_id, send } = await addOfferDraft(db)
  const { problems, draft } = await ours.offers.save({ id: application_id, terms: { pay_day: '', resignation: '' }, answer_due_on: null })
  const fields = ['terms.pay_day', 'terms.resignation', 'answer_due_on']
  expect(problems.map(({ field }) => field)).toEqual(fields)
  expect(draft.terms).toMatchObject({ pay_day: '', insurance: wholeTerms.insurance })
  await expect(send()).rejects.toMatchObject({ code: 'INPUT_INVALID', data: fields.map((field) => ({ field })) })
  expect((await ours.offers.list({ id: application_id })).offers).toEqual([])
})

test('what is worse than the posting needs a reason, which the candidate reads beside it', async ({ db }) => {
  const { ours, mine, application_id, send } = await addOfferDraft(db, {
    insurance: '健康保険・厚生年金・雇用保険・労災保険',
    holiday: '完全週休2日（土日）・祝日',
  })
  const desk = await ours.offers.save({ id: application_id, terms: { min_salary: 380 } })
  const needed = desk.differences.filter(({ kind }) => kind === 'changed').map(({ field }) => field)
  expect(needed).toEqual(['holiday', 'min_salary'])
  expect(desk.problems.map(({ field }) => field)).toEqual(['reasons.holiday', 'reasons.min_salary'])
  await ours.offers.save({ id: application_id, reasons: { holiday: '年末年始を加えたため。', min_salary: '経験に応じて決めたため。' } })
  await send()
  const { offers } = await mine.offers.list({})
  expect(offers[0]!.differences.find(({ field }) => field === 'min_salary')).toEqual({
    field: 'min_salary',
    name: '年収の見込み',
    kind: 'changed',
    from: '400万円〜600万円',
    to: '380万円',
    reason: '経験に応じて決めたため。',
  })
})

test('an offer that was withdrawn or replaced while it was read is not answered', async ({ db }) => {
  const { mine, ours, offer, application_id, send } = await addOffer(db)
  await ours.offers.save({ id: application_id, terms: { pay_min: 440_000 }, answer_due_on: DUE })
  await send()
  const settled = { code: 'OFFER_SETTLED' }
  await expect(mine.offers.answer({ ...accept, id: offer.id, terms_sha256: offer.terms_sha256 })).rejects.toMatchObject(settled)
  const { offers } = await mine.offers.list({})
  expect(offers.map(({ version, state }) => [version, state])).toEqual([
    [2, 'sent'],
    [1, 'replaced'],
  ])
  const second = offers[0]!
  await expect(mine.offers.answer({ ...accept, id: second.id, terms_sha256: offer.terms_sha256 })).rejects.toMatchObject(settled)
  await ours.offers.withdraw({ id: second.id, message: '入社日を改めてご相談させてください。' })
  await expect(mine.offers.answer({ ...accept, id: second.id, terms_sha256: second.terms_sha256 })).rejects.toMatchObject(settled)
  await expect(ours.offers.withdraw({ id: second.id, message: 'もう一度' })).rejects.toMatchObject(settled)
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'offer' }])
})

test('after the day of the answer an offer can no longer be accepted', async ({ db }) => {
  const { candidate, offer } = await addOffer(db)
  const on = async (now: string) => (await apiFor(db, { ...candidate.as, now: () => new Date(now) })).candidate_users.offers
  expect((await (await on('2026-12-10T23:59:00+09:00')).show({ id: offer.id })).is_expired).toBe(false)
  const late = await on('2026-12-11T00:00:00+09:00')
  expect((await late.show({ id: offer.id })).is_expired).toBe(true)
  await expect(late.answer({ ...accept, id: offer.id, terms_sha256: offer.terms_sha256 })).rejects.toMatchObject({ code: 'OFFER_SETTLED' })
})

test('a company that ends the selection takes its open offer back with it', async ({ db }) => {
  const { mine, ours, offer, application_id } = await addOffer(db)
  await ours.applications.change({ id: application_id, step: 'end', end_reason: 'rejected' })
  expect(await mine.offers.show({ id: offer.id })).toMatchObject({ state: 'withdrawn' })
})

test('a colleague who saved meanwhile is not overwritten, and what was previewed is what is sent', async ({ db }) => {
  const { ours, application_id, desk } = await addOfferDraft(db)
  const stale = daysAgo(1)
  await expect(ours.offers.save({ id: application_id, terms: {}, updated_at: stale })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await expect(ours.offers.send({ id: application_id, updated_at: stale })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  expect(await ours.offers.discard({ id: application_id })).toEqual({ success: true })
  await expect(ours.offers.send({ id: application_id, updated_at: desk.draft.updated_at! })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
})

test('nobody else reads an offer, and a draft is read by its company alone', async ({ db }) => {
  const { mine, application_id, company_id, offer, ours } = await addOffer(db)
  await ours.offers.save({ id: application_id, terms: { pay_min: 400_000 } })
  expect((await mine.offers.list({})).offers).toHaveLength(1)
  const stranger = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  await expect(stranger.offers.show({ id: offer.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.offers.document({ id: offer.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const guest = (await apiFor(db, (await addMember(db, { company_id, role: 'guest' })).as)).company_users
  await expect(guest.offers.list({ id: application_id })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('the own data of a candidate hold the offers that they were sent, and none that is only being written', async ({ db }) => {
  const { ours, application_id, candidate, offer } = await addOffer(db)
  await ours.offers.save({ id: application_id, terms: { pay_min: 400_000 } })
  expect((await personalRows(db, candidate.id)).offers).toMatchObject([{ id: offer.id, terms: { pay_min: 420_000 } }])
})

test('the text of an offer that was sent does not change any more', async ({ db }) => {
  const { offer } = await addOffer(db)
  const change = db
    .updateTable('offers')
    .set({ terms: JSON.stringify({ ...offer.terms, pay_min: 1 }) })
    .where('id', '=', offer.id)
  await expect(change.execute()).rejects.toThrow('rows of offers are only added')
})

test('an offer lapses when its candidate leaves, and what was only being written goes', async ({ db }) => {
  const { mine, ours, application_id } = await addOffer(db)
  await ours.offers.save({ id: application_id, terms: { pay_min: 400_000 } })
  await mine.withdrawal({ reason: 8 })
  const { offers, draft, application } = await ours.offers.list({ id: application_id })
  expect(offers).toMatchObject([{ version: 1, state: 'lapsed' }])
  expect([draft.updated_at, application.addressee, application.is_open]).toEqual([null, '退会済みユーザー', false])
})

test('the document names both sides, every condition, and the record of the answer', async ({ db }) => {
  const { mine, ours, offer } = await addOffer(db)
  await mine.offers.answer({ ...accept, id: offer.id, terms_sha256: offer.terms_sha256 })
  for (const side of [mine, ours]) {
    const file = await side.offers.document({ id: offer.id })
    expect(file.name).toBe('労働条件通知書_第1版.pdf')
    const reading = await readPdf(new Uint8Array(await file.arrayBuffer()))
    const text = 'text' in reading ? reading.text.replaceAll(/\s/g, '') : ''
    for (const words of ['労働条件通知書', '山田製作所', '承諾：2026年11月21日', '月給42万円', '入社日に10日', '就業規則第30条', offer.terms_sha256])
      expect(text).toContain(words)
  }
})

test('the next offer begins with the terms that are the same for all employees, and says which', async ({ db }) => {
  const { ours, job_id, company_id, send } = await addOfferDraft(db, { employment_types: wholeTerms.employment_types })
  await send()
  const next = await addOpenCandidate(db)
  const theirs = (await apiFor(db, { ...next.as, now: () => today })).candidate_users
  const { id } = await theirs.applications.create({ id: job_id, company_id, message: '応募します。' })
  const { draft, carried_over } = await ours.offers.list({ id })
  expect(carried_over).toContain('pay_day')
  expect(draft.terms).toMatchObject({ pay_day: wholeTerms.pay_day, resignation: wholeTerms.resignation, start_on: null, min_salary: null })
  await ours.offers.save({ id, terms: { pay_day: '' } })
  const saved = await ours.offers.list({ id })
  expect([saved.carried_over, saved.draft.terms.pay_day]).toEqual([[], ''])
})

test('terms of an offer for another kind of employment are not carried over', async ({ db }) => {
  const { ours, company_id } = await addOffer(db)
  const { id: job_id } = await addJob(db, { company_id, employment_types: [4] })
  const next = await addOpenCandidate(db)
  const theirs = (await apiFor(db, { ...next.as, now: () => today })).candidate_users
  const { id } = await theirs.applications.create({ id: job_id, company_id, message: '応募します。' })
  expect((await ours.offers.list({ id })).carried_over).toEqual([])
})
