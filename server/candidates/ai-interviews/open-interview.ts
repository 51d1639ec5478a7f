import type { Database } from '#server/platform/database/connect.ts'

/** The one interview that was begun and not published. */
export const openInterview = (db: Database, candidateId: string) =>
  db.selectFrom('ai_interviews').where('candidate_user_id', '=', candidateId).where('published_at', 'is', null).orderBy('started_at', 'desc').limit(1)
