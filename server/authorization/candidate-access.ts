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
import type { Access } from './access.ts'
import { aJobHistoryPdf, aNotice, anExport, aSurvey } from './owned.ts'

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
  'POST /candidate_users/notifications/{id}/confirm/': { who: 'owner', call: aNotice },
  'PUT /candidate_users/notifications/{id}/view/': { who: 'owner', call: aNotice },
  'GET /candidate_users/banners/': { who: 'candidate' },
  'GET /candidate_users/visitor_histories/': { who: 'candidate' },
  'GET /candidate_users/profile_update_requests/{request_kind}/': { who: 'candidate', call: () => ({ params: { request_kind: 'interest' } }) },
  'POST /candidate_users/intention/': {
    who: 'candidate',
    call: () => ({ body: { career_intention_rating: 'passive', purpose_intention: 'find_new_job', user_desired_employment_types: [1] } }),
  },
  'GET /candidate_users/need_update/': { who: 'candidate' },
  'GET /candidate_users/surveys/': { who: 'candidate' },
  'GET /candidate_users/surveys/{survey_id}/': { who: 'candidate', call: aSurvey },
  'PUT /candidate_users/surveys/{survey_id}/answer/': { who: 'candidate', call: async (world) => ({ ...(await aSurvey(world)), body: { answers: null } }) },
  'PUT /candidate_users/ai_consent/': { who: 'candidate', call: () => ({ body: { agreed: true } }) },
  // Nobody of the matrix agreed (threats.md T42).
  'GET /candidate_users/ai_interview/': { who: 'candidate', status: 403 },
  'PATCH /candidate_users/ai_interview/': { who: 'candidate', call: () => ({ body: { work: '計測機器の開発' } }), status: 403 },
  'PUT /candidate_users/ai_interview/draft/': { who: 'candidate', status: 403 },
  'PUT /candidate_users/ai_interview/publication/': { who: 'candidate', call: () => ({ body: { your_vision: '測る' } }), status: 403 },
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
