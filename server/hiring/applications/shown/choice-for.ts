import { sql } from 'kysely'
import { defaultChoice, type ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'

type Parties = { candidate_user_id: string; company_id: number }

/** What somebody shows unless they choose: what this company sees of them already, else what they chose the last time, else name and career. */
export async function choiceFor(db: Database, parties: Parties): Promise<ShownChoice> {
  const chosen = (await fromReveal(db, parties)) ?? (await fromLastTime(db, parties.candidate_user_id)) ?? defaultChoice
  const { file_name } = await documentsOf(db, parties.candidate_user_id)
  return chosen.document === 'job_history_pdf' && !file_name ? { ...chosen, document: 'resume' } : chosen
}

/** The PDF that was uploaded, by its name. */
export const documentsOf = async (db: Database, candidate_user_id: string) => ({
  file_name:
    (await db.selectFrom('job_history_pdfs').select('file_name').where('candidate_user_id', '=', candidate_user_id).executeTakeFirst())?.file_name ?? null,
})

async function fromReveal(db: Database, parties: Parties): Promise<ShownChoice | undefined> {
  const shown = await revealTo(db, parties)
  if (!shown) return
  const { parts, contact_after_answer } = shown
  return {
    profile: parts.includes('profile'),
    name: parts.includes('name'),
    career: parts.includes('career'),
    document: parts.includes('job_history_pdf') ? 'job_history_pdf' : parts.includes('resume') ? 'resume' : 'none',
    contact: contact_after_answer || parts.includes('contact'),
  }
}

const fromLastTime = async (db: Database, candidate_user_id: string) =>
  (
    await db
      .selectFrom('applications')
      .select(sql<ShownChoice>`shown`.as('shown'))
      .where('candidate_user_id', '=', candidate_user_id)
      .where('shown', 'is not', null)
      .orderBy('applied_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.shown
