import { sql } from 'kysely'

/** Whether a member of the company reads of this candidate. Guests read of those only to whom they are assigned. */
export const isReader = (candidate_user_id: string | null) =>
  sql<boolean>`(role <> 'guest' or exists (select from candidate_assignments as assigned
    where assigned.company_user_id = company_users.id and assigned.candidate_user_id = ${candidate_user_id}))`
