/** How far a selection came, in the order of the way. Who skipped one of them counts there too. */
export const selectionStages = {
  begun: '応募・承諾',
  replied: '企業の返信',
  interviewed: '面接',
  offered: '内定',
  hired: '入社決定',
} as const
export type SelectionStage = keyof typeof selectionStages
export const stageNames = Object.keys(selectionStages) as SelectionStage[]

/** What the list of counted selections can be asked for: the stages, and those with a first message of the company, of which the median of answers is. */
export const caseStages = { ...selectionStages, answered: '企業の最初のメッセージ' } as const
export type CaseStage = keyof typeof caseStages

/** Below this, a rate would tell of single people and mean nothing. */
export const LEAST_FOR_RATE = 5

/** How selections began. */
export const selectionSources = { application: '応募', scout: 'スカウトの承諾' } as const
export type SelectionSource = keyof typeof selectionSources

/** The days after the beginning within which a month's selections are compared. */
export const cohortDays = [30, 60, 90] as const
export const cohortStages = ['interviewed', 'offered', 'hired'] as const

/** `hired_60`: hired within 60 days. */
export type CohortKey = `${(typeof cohortStages)[number]}_${(typeof cohortDays)[number]}`
export const cohortNames = Object.fromEntries(
  cohortStages.flatMap((stage) => cohortDays.map((days) => [`${stage}_${days}`, `${days}日以内に${selectionStages[stage]}`])),
) as Record<CohortKey, string>

/** What the columns of each group of selections are called, on the page and in its file. */
export const groupColumns = {
  ...selectionStages,
  reply_hours: '最初の返信まで（時間・中央値）',
  hire_days: '入社決定まで（日・中央値）',
} as const

export const channelColumns = {
  label: '採用経路',
  begun: '候補者',
  outside: 'うち社外からの候補者',
  interviewed: '面接',
  offered: '内定',
  hired: '入社決定',
  rate: '候補者から入社決定',
  hire_days: groupColumns.hire_days,
} as const

/** The tables of the page, each of which is a file. */
export const selectionTables = {
  stages: '選考ファネル',
  steps: '段階ごとの日数',
  jobs: '求人ごと',
  sources: '始まりかたごと',
  channels: '採用経路ごと',
  members: '担当ごと',
  parts: '時期ごと',
  cohorts: '始まった月ごと',
} as const
export type SelectionTable = keyof typeof selectionTables
