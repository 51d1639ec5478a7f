import type { JobState } from '#contract/jobs/postings/company-jobs.ts'

export const jobStateNames: Record<JobState, string> = { in_review: '審査中', published: '公開中', paused: '停止中', draft: '下書き', closed: '終了' }
