import type { Database } from '#server/platform/database/connect.ts'
import { today } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'
import { DUE, wholeTerms } from './whole-terms.ts'

/** An applicant of a job that pays 400 to 600, and an offer that is written as a whole. */
export async function addOfferDraft(db: Database, job: Parameters<typeof addApplicant>[1] = {}) {
  const world = await addApplicant(db, { description: wholeTerms.description, ...job })
  const { id: application_id } = await world.apply()
  const desk = await world.ours.offers.save({ id: application_id, terms: wholeTerms, answer_due_on: DUE })
  const send = async () => {
    const { draft } = await world.ours.offers.list({ id: application_id })
    return world.ours.offers.send({ id: application_id, updated_at: draft.updated_at ?? today.toISOString() })
  }
  return { ...world, application_id, desk, send }
}

/** One that was sent, and how its candidate reads it. */
export async function addOffer(db: Database) {
  const world = await addOfferDraft(db)
  await world.send()
  const { offers } = await world.mine.offers.list({})
  return { ...world, offer: offers[0]! }
}
