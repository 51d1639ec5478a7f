import type { CandidateContext } from '../../privacy/candidate-context.ts'

type Answered = {
  id: string
  company_id: number
  job_id: number | null
  state: 'accepted' | 'refused' | 'parked'
  refusal_reasons?: number[]
  refusal_note?: string
}

/** How a scout was answered, and the line of it among the events. Reasons stay out of the events: they are told only many together. */
export async function noteAnswer({ db, viewer, now }: CandidateContext, { id, company_id, job_id, state, ...words }: Answered) {
  const at = now().toISOString()
  await db
    .updateTable('scouts')
    .set({ state, answered_at: at, ...words })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('events')
    .values({ kind: `scout_${state}`, at, actor: 'candidate', candidate_user_id: viewer.id, company_id, job_id, detail: JSON.stringify({ scout_id: id }) })
    .execute()
}
