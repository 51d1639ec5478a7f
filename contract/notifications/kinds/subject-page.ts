import { pages, type SearchConditions } from '#contract/platform/pages.ts'

/** What a notification is about. A conversation is named by its other side, as in the API: for a candidate by the company, for a member by the candidate. */
export type Subject = {
  type: string
  id: string
  /** Of a saved search, while it exists: what it searches. */
  conditions?: SearchConditions | null
}

type PageOf = (subject: Subject) => string

/** The kinds of subjects, by the audience that is notified of them, each with the page that shows it. */
const subjectPages = {
  candidate: {
    application: pages.applications,
    conversation: ({ id }) => pages.conversation(id),
    data_request: pages.dataRequests,
    disclosure: pages.reports,
    favorite: pages.favoritesByCompanies,
    meeting: ({ id }) => pages.meeting(id),
    premium: pages.myPage,
    profile_request: pages.profile,
    report: pages.reports,
    restriction: pages.settings,
    saved_search: ({ conditions }) => (conditions ? pages.jobs(conditions) : pages.savedSearches()),
    scout: ({ id }) => pages.scout(id),
    second_factor: () => pages.security('candidate'),
    vision_request: pages.vision,
  },
  company: {
    candidate: ({ id }) => pages.companyCandidate(id),
    candidate_pools: pages.candidatePools,
    company: pages.companyDashboard,
    conversation: ({ id }) => pages.companyConversation(id),
    job: ({ id }) => pages.companyJob(id),
    job_approvals: pages.jobApprovals,
    member: pages.companyTeam,
    outside_candidate: ({ id }) => pages.companyOutside(id),
    outside_scorecard: ({ id }) => pages.companyOutsideScorecards(id),
    outside_withdrawal: pages.companyOutsideCandidates,
    operator_viewing: () => pages.security('company'),
    people_search: ({ id }) => pages.peopleSearch(id),
    scorecard: ({ id }) => pages.companyScorecards(id),
    scout: pages.companyScouts,
    story: ({ id }) => pages.companyStory(id),
    webhook_endpoint: pages.webhooks,
  },
} satisfies Record<string, Record<string, PageOf>>

export type Audience = keyof typeof subjectPages
export type SubjectType<Of extends Audience> = keyof (typeof subjectPages)[Of] & string

/** The address of the page on which this audience sees the subject: the list of notifications for a subject that this version does not know. */
export function subjectPage(audience: Audience, subject: Subject): string {
  const known: Record<string, PageOf> = subjectPages[audience]
  return known[subject.type]?.(subject) ?? pages.notifications(audience)
}
