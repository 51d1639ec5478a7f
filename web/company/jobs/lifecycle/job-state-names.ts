import type { JobState } from '#contract/jobs/postings/company-jobs.ts'

/** Where a job of one's own stands, in a word. */
export const jobStateNames: Record<JobState, string> = { draft: '下書き', in_review: '審査中', published: '公開中', paused: '停止中', closed: '終了' }
