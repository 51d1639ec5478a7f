import type { Database } from '#server/platform/database/connect.ts'
import { addJob, addMember, apiFor, today } from '#server/testing.ts'

export const HARUKA = { name: '柏木 遥', email: 'kashiwagi@mail.example', source: 'agent' } as const
export const resume = (name = '履歴書.pdf') => new File(['%PDF-1.7\n柏木 遥の経歴'], name)

/** A recruiter with a job that is not published, and the calls of people with links. */
export async function addOutsideWorld(db: Database, { now = () => today } = {}) {
  const { id: job_id, company_id } = await addJob(db, { position_title: 'SRE', state: 'draft', published_at: null })
  const recruiter = await addMember(db, { company_id, role: 'recruiter', name: '木下 遥' })
  const at = { now }
  const { company_users } = await apiFor(db, { ...recruiter.as, ...at })
  const { outside_people: theirs } = await apiFor(db, at)
  const mails = () => db.selectFrom('mails').select(['to_address', 'kind', 'subject', 'text']).orderBy('id').execute()
  /** The token in the last mail to an address, which is deleted: within one transaction all mails have one time. */
  const mailed = async (to: string = HARUKA.email) => {
    const { text } = await db.deleteFrom('mails').where('to_address', '=', to).returning('text').executeTakeFirstOrThrow()
    return /\?token=([\w-]+)/.exec(text ?? '')![1]!
  }
  return { job_id, company_id, recruiter, ours: company_users.outside_candidates, theirs, mails, mailed }
}
