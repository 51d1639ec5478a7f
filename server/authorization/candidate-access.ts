import { anExport, aJobHistoryPdf } from './owned.ts'
import type { Access, World } from './access.ts'

const noticeOf = async ({ db, owner }: World) => {
  const { id } = await db
    .insertInto('notifications')
    .values({ candidate_user_id: owner, title: 'お知らせ', display_start_at: '2026-11-20T10:00:00+09:00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** What candidates may call. */
export const candidateAccess: Record<string, Access> = {
  'GET /candidate_users/account/': { who: 'candidate' },
  'GET /candidate_users/match_weights/': { who: 'candidate' },
  'PATCH /candidate_users/match_weights/': { who: 'candidate', call: () => ({ body: { prefectures: 3 } }) },
  'GET /candidate_users/matching/what_if/': { who: 'candidate' },
  'GET /candidate_users/profile/': { who: 'candidate' },
  'PATCH /candidate_users/profile/': { who: 'candidate', call: () => ({ body: { job_summary: '計測機器の開発。' } }) },
  'GET /candidate_users/profile/completeness/': { who: 'candidate' },
  'GET /candidate_users/advanced_profile/': { who: 'candidate' },
  'PATCH /candidate_users/advanced_profile/': { who: 'candidate', call: () => ({ body: { user_interest: '医療と計測' } }) },
  'GET /candidate_users/your_vision/': { who: 'candidate' },
  'PATCH /candidate_users/your_vision/': { who: 'candidate', call: () => ({ body: { your_vision: '測れないものを測れるように。' } }) },
  'GET /candidate_users/notifications/': { who: 'candidate' },
  'POST /candidate_users/notifications/{id}/confirm/': { who: 'owner', call: noticeOf },
  'PUT /candidate_users/notifications/{id}/view/': { who: 'owner', call: noticeOf },
  'GET /candidate_users/banners/': { who: 'candidate' },
  // The test's candidates have no password that could be right.
  'POST /sessions/current/confirmation/': { who: 'candidate', call: () => ({ body: { password: 'nobody' } }), status: 401 },
  'GET /candidate_users/job_history_pdf/': { who: 'candidate' },
  'PUT /candidate_users/job_history_pdf/': { who: 'candidate', call: () => ({ files: { file: new File(['%PDF-1.7 '], 'a.pdf') } }) },
  'PATCH /candidate_users/job_history_pdf/': { who: 'candidate', call: () => ({ body: { job_history_pdf_text: '営業' } }) },
  'DELETE /candidate_users/job_history_pdf/': { who: 'candidate' },
  'GET /candidate_users/job_history_pdf/file/': { who: 'owner', call: aJobHistoryPdf },
  'GET /candidate_users/resume/': { who: 'candidate', call: () => ({ query: 'format=markdown' }) },
  'POST /candidate_users/resume/import/': { who: 'candidate', call: () => ({ body: { resume: { basics: { name: '山田花子' } } } }) },
  'GET /candidate_users/exports/': { who: 'candidate' },
  'POST /candidate_users/exports/': { who: 'candidate', call: () => ({ body: {} }) },
  'GET /candidate_users/exports/{id}/': { who: 'owner', call: anExport },
  'GET /candidate_users/exports/{id}/archive/': { who: 'owner', call: anExport },
  'POST /candidate_users/withdrawal/': { who: 'candidate', call: () => ({ body: { reason: 8 } }) },
}
