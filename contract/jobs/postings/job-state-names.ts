import type { JobState } from './state/job-state.ts'

/** Where a job stands, in a word for companies and operators; what waits for operators comes first. */
export const jobStateNames: Record<JobState, string> = { in_review: '審査中', published: '公開中', paused: '停止中', draft: '下書き', closed: '終了' }
