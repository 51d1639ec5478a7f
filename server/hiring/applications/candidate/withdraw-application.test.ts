import { expect } from 'vitest'
import { responseCases } from '#contract/hiring/response-ledger/response-cases.ts'
import { ledgerOf } from '#server/hiring/response-figures/ledger-of.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addJob, apiFor, test, today } from '#server/testing.ts'
import { addApplicant } from '../testing.ts'

test('an application that the company has not taken up is withdrawn: both read it, nobody owes an answer, and what it showed is closed', async ({ db }) => {
  const { apply, mine, ours, company_id, candidate } = await addApplicant(db)
  const { id, can_withdraw } = await apply()
  expect(can_withdraw).toBe(true)
  await mine.applications.withdraw({ id })
  expect((await mine.applications.list()).applications).toMatchObject([{ id, step: 'end', end_reason: 'declined', turn: null, can_withdraw: false }])
  expect(await ours.applications.list({})).toMatchObject({ applications: [{ id, step: 'end', end_reason: 'declined' }], counts: { entry: 0, end: 1 } })
  expect((await ours.messages.show({ candidate_id: candidate.id })).messages.map(({ kind, message }) => `${kind} ${message}`)).toEqual([
    'application 応募します。',
    'system 「サーバーサイドエンジニア」への応募を、応募者が取り消しました。',
    expect.stringMatching(/^system 求職者が公開をやめました。/),
  ])
  expect((await mine.reveals.list()).reveals).toEqual([])
  const [found] = responseCases((await ledgerOf(db, [company_id], today)).get(company_id) ?? [], today.getTime() + 60 * 86_400_000)
  expect(found).toMatchObject({ state: 'left', result: 'left' })
})

test('what goes on with the company beside it stays as it is', async ({ db }) => {
  const { apply, mine, company_id } = await addApplicant(db)
  const first = await apply()
  const other = await addJob(db, { company_id })
  const second = await apply('こちらも応募します。', other.id)
  await mine.applications.withdraw({ id: second.id })
  expect((await mine.applications.list()).applications.find(({ id }) => id === first.id)).toMatchObject({ step: 'entry', turn: 'company' })
  expect((await mine.reveals.list()).reveals).toHaveLength(1)
})

test('what the company answered is not withdrawn any more', async ({ db }) => {
  const { apply, mine, ours, candidate } = await addApplicant(db)
  const { id } = await apply()
  await ours.messages.send({ candidate_id: candidate.id, message: 'ありがとうございます。' })
  await expect(mine.applications.withdraw({ id })).rejects.toMatchObject({ code: 'APPLICATION_TAKEN_UP' })
  expect((await mine.applications.list()).applications).toMatchObject([{ id, step: 'entry', can_withdraw: false }])
})

test('nobody withdraws the application of somebody else', async ({ db }) => {
  const { apply } = await addApplicant(db)
  const { id } = await apply()
  const stranger = await addOpenCandidate(db)
  const { candidate_users } = await apiFor(db, stranger.as)
  await expect(candidate_users.applications.withdraw({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
