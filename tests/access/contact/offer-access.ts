import { DUE, wholeTerms } from '#server/hiring/offers/whole-terms.ts'
import type { Access, World } from '../access.ts'
import { anApplication } from './selection-access.ts'

const SUM = 'a'.repeat(64)
const SENT = '2026-11-20T10:00:00+09:00'

/** A version that waits for its answer, in the place of what the principal before left. */
async function anOffer(world: World) {
  const { db } = world
  const { id: application_id } = await anApplication(world)
  await db.deleteFrom('offers').where('application_id', '=', application_id).execute()
  await db.updateTable('applications').set({ step: 'offer', end_reason: null }).where('id', '=', application_id).execute()
  const { id } = await db
    .insertInto('offers')
    .values({
      application_id,
      version: 1,
      state: 'sent',
      terms: JSON.stringify(wholeTerms),
      issuer: JSON.stringify({ name: '株式会社山田製作所', address: '' }),
      answer_due_on: DUE,
      terms_sha256: SUM,
      sent_at: SENT,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id }, application_id }
}
const offer = (body?: object) => async (world: World) => ({ params: (await anOffer(world)).params, body })
const offerDraft = (body?: object) => async (world: World) => {
  const { id } = await anApplication(world)
  await world.db.deleteFrom('offers').where('application_id', '=', id).execute()
  await world.db.updateTable('applications').set({ step: 'entry', end_reason: null }).where('id', '=', id).execute()
  return { params: { id }, body }
}
const aWholeDraft = async (world: World) => {
  const { params } = await offerDraft()(world)
  const draft = {
    application_id: params.id,
    terms: JSON.stringify(wholeTerms),
    answer_due_on: DUE,
    reasons: JSON.stringify({ description: '具体的にしたため。' }),
  }
  const { updated_at } = await world.db.insertInto('offers').values(draft).returning('updated_at').executeTakeFirstOrThrow()
  return { params, body: { updated_at } }
}

const ofCompany = { who: 'member', of: 'company', unassigned: 404 } as const

/** Offers: drafts are the company's alone, what was sent belongs to both. */
export const offerAccess: Record<string, Access> = {
  'GET /candidate_users/offers/': { who: 'candidate' },
  'GET /candidate_users/offers/{id}/': { who: 'owner', call: offer() },
  'PUT /candidate_users/offers/{id}/answer/': { who: 'owner', call: offer({ answer: 'accepted', terms_sha256: SUM }) },
  'GET /candidate_users/offers/{id}/document/': { who: 'owner', call: offer() },
  'GET /company_users/applications/{id}/offers/': { ...ofCompany, act: 'select', call: offerDraft() },
  'PUT /company_users/applications/{id}/offer_draft/': { ...ofCompany, act: 'select', call: offerDraft({ terms: { pay_min: 420_000 } }) },
  'DELETE /company_users/applications/{id}/offer_draft/': { ...ofCompany, act: 'select', call: offerDraft() },
  'POST /company_users/applications/{id}/offers/': { ...ofCompany, act: 'write_messages', call: aWholeDraft },
  'PUT /company_users/offers/{id}/withdrawal/': { ...ofCompany, act: 'write_messages', call: offer({ message: '入社日を改めてご相談させてください。' }) },
  'GET /company_users/offers/{id}/document/': { ...ofCompany, act: 'select', call: offer() },
}
