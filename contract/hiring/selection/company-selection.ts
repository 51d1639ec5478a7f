import { interviewKits, jobInterviewKits } from '../scorecards/interview-kits.ts'
import { scorecards } from '../scorecards/scorecards.ts'
import { candidateTags } from './candidate-tags.ts'
import { declineReasons } from './decline-reasons.ts'

/** What a company keeps about its selections for its members alone. */
export const companySelection = {
  decline_reasons: declineReasons,
  interview_kits: interviewKits,
  job_interview_kits: jobInterviewKits,
  scorecards,
  candidate_tags: candidateTags,
}
