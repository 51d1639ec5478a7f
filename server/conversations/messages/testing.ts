import type { Database } from '#server/platform/database/connect.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addMember, apiFor } from '#server/testing.ts'

/** A candidate and a company that talk: the candidate wrote the first word. Each side's calls, as the API answers them. */
export async function addConversation(db: Database, member: Parameters<typeof addMember>[1] = {}) {
  const candidate = await addOpenCandidate(db)
  const recruiter = await addMember(db, member)
  const { company_id } = recruiter
  const mine = (await apiFor(db, candidate.as)).candidate_users
  const ours = (await apiFor(db, recruiter.as)).company_users
  const first = await mine.messages.send({ company_id, message: 'はじめまして。' })
  const say = (message: string, client_id?: string) => mine.messages.send({ company_id, message, client_id })
  const answer = (message: string, client_id?: string) => ours.messages.send({ candidate_id: candidate.id, message, client_id })
  return { candidate, recruiter, company_id, candidate_id: candidate.id, mine, ours, first, say, answer }
}
