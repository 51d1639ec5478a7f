import type { Database } from '#server/platform/database/connect.ts'

/** Each time a company opened this profile. What a company did while it was blocked is none: it saw nobody. */
export const visits = (db: Database, candidateId: string) =>
  db
    .selectFrom('events')
    .where('events.candidate_user_id', '=', candidateId)
    .where('events.kind', '=', 'profile_viewed')
    .where('events.actor', '=', 'company')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocked_companies')
            .select('blocked_companies.company_id')
            .where('blocked_companies.candidate_user_id', '=', candidateId)
            .whereRef('blocked_companies.company_id', '=', 'events.company_id')
            .whereRef('blocked_companies.created_at', '<=', 'events.at'),
        ),
      ),
    )
