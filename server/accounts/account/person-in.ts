import type { Person } from '#server/platform/viewers/of-area.ts'

type Owned = { candidate_user_id: string | null; company_user_id: string | null; operator_user_id: string | null }

/** Whose a row is; nobody's in particular when it names none. */
export function personIn({ candidate_user_id, company_user_id, operator_user_id }: Owned): Person | undefined {
  if (candidate_user_id) return { area: 'candidate', id: candidate_user_id }
  if (company_user_id) return { area: 'company', id: company_user_id }
  if (operator_user_id) return { area: 'operator', id: operator_user_id }
}
