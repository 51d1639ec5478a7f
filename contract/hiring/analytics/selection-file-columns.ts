import { channelColumns, cohortNames, groupColumns, selectionStages } from './selection-figure-names.ts'

const dates = { begins_on: 'はじまり', ends_on: 'おわり' } as const

/** The columns of each table: their heads on the page, and in its file. */
export const selectionColumns = {
  stages: { stage: '段階', count: '件数', rate: '前の段階から', before: '前の期間', difference: '前の期間との差' },
  steps: { step: '段階', count: '次に進んだか終了した件数', median_days: 'いた日数（中央値）' },
  jobs: { label: '求人', ...groupColumns },
  sources: { label: '始まりかた', ...groupColumns },
  channels: channelColumns,
  members: { label: '担当', ...groupColumns },
  parts: { ...dates, ...selectionStages },
  cohorts: { month: '始まった月', begun: selectionStages.begun, ...cohortNames },
} as const
