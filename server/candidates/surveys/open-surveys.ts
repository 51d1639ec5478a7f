import type { Database } from '#server/platform/database/connect.ts'

/** The questionnaires that run at this moment and that this person neither answered nor put aside. */
export const openSurveys = (db: Database, candidateId: string, now: Date) =>
  db
    .selectFrom('surveys')
    .where('opens_at', '<=', now.toISOString())
    .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', now.toISOString())]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('survey_answers').select('survey_id').whereRef('survey_id', '=', 'surveys.id').where('candidate_user_id', '=', candidateId))),
    )
    .select(['key as id', 'title', 'description', 'closes_at', 'is_demo'])
