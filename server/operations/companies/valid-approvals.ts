import { sql } from 'kysely'

/** The latest approval of each company, unless it was undone: once for a company, whenever it was. */
export const validApprovals = sql`(select company_id, decided_at from company_decisions as approvals
  where decision = 'approved' and not exists (select from company_decisions as later where later.company_id = approvals.company_id
    and later.decision in ('approved', 'approval_undone') and later.id > approvals.id)) as approved`
