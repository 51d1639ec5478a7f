import type { Database } from '#server/platform/database/connect.ts'

/** The jobs that wait for an operator. */
export const openReviews = (db: Database) => db.selectFrom('job_offer_reviews as reviews').where('reviews.decided_at', 'is', null)
