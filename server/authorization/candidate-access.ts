import type { Access } from './access.ts'

/** What candidates may call. */
export const candidateAccess: Record<string, Access> = {
  'GET /candidate_users/account/': { who: 'candidate' },
  'GET /candidate_users/match_weights/': { who: 'candidate' },
  'PATCH /candidate_users/match_weights/': { who: 'candidate', call: () => ({ body: { prefectures: 3 } }) },
  'GET /candidate_users/matching/what_if/': { who: 'candidate' },
  // The test's candidates have no password that could be right.
  'POST /sessions/current/confirmation/': { who: 'candidate', call: () => ({ body: { password: 'nobody' } }), status: 401 },
}
