type Area = 'candidate' | 'company' | 'operator'
type Id = string | number
type Condition = string | number | boolean
/** What a search asks for, by the names of the search's own parameters. */
export type SearchConditions = Record<string, Condition | readonly Condition[] | null | undefined>

const of = { candidate: '', company: '/online/companies', operator: '/operator' } as const satisfies Record<Area, string>

/** `sort=2` of the search: the newest first. */
const NEWEST = '2'

/** The pages of this site to which notifications, mails and calendars lead, each by its address without the origin. `start/pages.test.ts` holds them against the routes. */
export const pages = {
  home: () => '/',
  contact: () => '/about/contact',
  signIn: () => `${of.company}/`,
  companySignIn: () => `${of.company}/?area=company`,
  referral: (token: string) => `/referral?token=${token}`,
  outside: (token: string) => `/outside?token=${token}`,
  outsideLink: () => '/outside',
  outsideMeeting: (token: string) => `/outside/meeting?token=${token}`,
  unsubscribe: (token: string) => `/unsubscribe/${token}`,

  // Of every area.
  passwordReset: (area: Area) => `${of[area]}/password/reset`,
  passwordNew: (area: Area, token: string) => `${of[area]}/password/new?token=${token}`,
  emailConfirm: (area: Area, token: string) => `${of[area]}/email/confirm?token=${token}`,
  security: (area: Area) => ({ candidate: '/settings/security', company: `${of.company}/settings`, operator: `${of.operator}/account` })[area],
  notifications: (area: 'candidate' | 'company') => `${of[area]}/notifications`,

  // Of candidates.
  registrationVerify: (token: string) => `/registration/verify?token=${token}`,
  company: (id: Id) => `/company/detail?id=${id}`,
  story: (id: Id) => `/company/stories/detail?id=${id}`,
  job: (id: Id) => `/job_offer/detail?id=${id}`,
  /** The jobs that meet the conditions of a search, the newest first. */
  jobs: (conditions: SearchConditions) => {
    const pairs = Object.entries(conditions).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]))
    return `/job_offer/search?${new URLSearchParams([...pairs, ['sort', NEWEST]])}`
  },
  search: () => '/job_offer/search',
  bookmarks: () => '/job_offer/bookmarks',
  inbox: () => '/message',
  favoritesByCompanies: () => '/job_offer/favorite',
  conversation: (company_id: Id) => `/message/company/detail?company_id=${company_id}`,
  /** A scout is answered in its conversation. */
  scout: (company_id: Id) => `/message/company/detail?company_id=${company_id}`,
  applications: () => '/message?filter=applications',
  meeting: (id: Id) => `/message/meeting?id=${id}`,
  profile: () => '/profile?edit=interest',
  vision: () => '/profile?edit=vision',
  myPage: () => '/mypage',
  settings: () => '/settings',
  notificationSettings: () => '/settings/notifications',
  line: () => '/settings/line',
  savedSearches: () => '/settings/saved_searches',
  reports: () => '/settings/reports',
  dataRequests: () => '/settings/requests',
  dataExport: () => '/settings/export',

  // Of companies.
  companyVerify: (token: string) => `${of.company}/verify?token=${token}`,
  companyInvitation: (token: string) => `${of.company}/invitation?token=${token}`,
  companyStory: (id: Id) => `${of.company}/stories/edit?id=${id}`,
  companyDashboard: () => `${of.company}/dashboard`,
  companyConversation: (candidate_id: Id) => `${of.company}/messages/detail?candidate_id=${candidate_id}`,
  companyScouts: () => `${of.company}/scouts`,
  companyApplication: (id: Id) => `${of.company}/selection/detail?id=${id}`,
  companyOutsideCandidates: () => `${of.company}/selection/outside`,
  companyOutside: (id: Id) => `${of.company}/selection/outside/detail?id=${id}`,
  companyOutsideScorecards: (id: Id) => `${of.company}/selection/outside/detail?id=${id}#scorecards`,
  companyScorecards: (application_id: Id) => `${of.company}/selection/detail?id=${application_id}#scorecards`,
  companyCandidate: (id: Id) => `${of.company}/candidates/detail?id=${id}`,
  candidatePools: () => `${of.company}/candidates/pools`,
  peopleSearch: (id: Id) => `${of.company}/candidates?saved=${id}`,
  companyJob: (id: Id) => `${of.company}/job_offers/edit?id=${id}`,
  jobApprovals: () => `${of.company}/job_offers?approval=true`,
  companyTeam: () => `${of.company}/settings/members`,
  companyMembers: (email: string) => `${of.company}/settings/members?${new URLSearchParams({ email })}`,
  webhooks: () => `${of.company}/settings/webhooks`,

  // Of operators.
  operatorCompany: (id: Id) => `${of.operator}/companies/detail?id=${id}`,
  operatorPerson: (area: 'candidate' | 'company', id: Id) => `${of.operator}/people/detail?area=${area}&id=${id}`,
  operatorClaims: () => `${of.operator}/claims`,
  operatorExports: () => `${of.operator}/exports`,
  operatorBanners: () => `${of.operator}/banners`,
  operatorMaintenance: () => `${of.operator}/maintenance`,
  operatorBackups: () => '/operator/backups',
  operatorSettings: () => '/operator/settings',
  operatorUpdates: () => `${of.operator}/updates`,
  operatorIncident: (id: Id) => `${of.operator}/leaks/detail?id=${id}`,
  operatorMails: (state: string) => `${of.operator}/mails?mail_state=${state}`,
  operatorMembers: () => `${of.operator}/members`,
  operatorSystem: () => `${of.operator}/system`,
  operatorTasks: (state?: string) => `${of.operator}/tasks${state ? `?task_state=${state}` : ''}`,
  operatorAnnouncement: (id: Id) => `${of.operator}/notices/detail?id=${id}`,
  operatorReport: (id: Id) => `${of.operator}/reports/detail?id=${id}`,
}
