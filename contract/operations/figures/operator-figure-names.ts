/** The parts in which the figures of the site are read, and over how many days. Months are those of the calendar. */
export const figureSteps = { day: '日', week: '週', month: '月' } as const
export type FigureStep = keyof typeof figureSteps

/** What is counted on the day on which it happened, in Japan. The first three are counted on the day of the sign-up. */
export const siteCounts = {
  sign_ups: '登録',
  registered: '7日以内にプロフィール登録',
  active: '7日以内に応募か「気になる」',
  applications: '応募',
  answers: '企業の最初の返信',
  scouts: 'スカウト',
  scouts_accepted: 'スカウトの承諾',
  hires: '入社決定',
  companies: '企業の承認',
  jobs: '求人の公開',
} as const
export type SiteCount = keyof typeof siteCounts
export const siteCountNames = Object.keys(siteCounts) as SiteCount[]

/** What waits for operators, and from when each has a promised time. */
export const queueNames = {
  companies: '企業の承認',
  claims: '管理者になる申請',
  job_reviews: '求人の審査',
  story_reviews: 'ストーリーの審査',
  import_matches: '取り込みの照合',
  reports: '通報と苦情',
  data_requests: '個人情報の請求',
  approvals: '2人目の承認',
} as const
export type QueueName = keyof typeof queueNames

export const queueColumns = {
  queue: '対応待ち',
  waiting: '件数',
  oldest_at: '最も古いもの',
  overdue: '期限を過ぎた件数',
  median_hours: '対応までの時間（中央値）',
} as const

export const companyColumns = {
  name: '企業',
  overdue: '期限を過ぎた返信',
  stale_jobs: '確認の期限を過ぎた求人',
  applications: '応募',
  answered: '返信した応募',
  scouts: 'スカウト',
  scouts_accepted: 'スカウトの承諾',
  hires: '入社決定',
} as const
export type CompanyCount = Exclude<keyof typeof companyColumns, 'name'>

export const balanceColumns = { name: '分類', candidates: '求職者', jobs: '求人', per_job: '求人1件あたりの求職者' } as const

/** The tables of the page, each of which is a file. */
export const operatorTables = { parts: '時期ごと', companies: '企業ごと', queues: '対応待ち', fields: '職種ごと', places: '都道府県ごと' } as const
export type OperatorTable = keyof typeof operatorTables
