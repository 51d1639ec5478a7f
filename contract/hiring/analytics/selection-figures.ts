import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { forMember, mayLag } from '#contract/platform/procedure.ts'
import { AtOwnStep } from '../selection/own-steps.ts'
import { selectionSteps, type SelectionStep } from '../selection/selection-steps.ts'
import { FigurePeriod } from './figure-period.ts'
import { channelNames } from '../selection/found-via.ts'
import { selectionCases } from './selection-cases.ts'
import { cohortNames, type CohortKey, selectionTables, type SelectionTable } from './selection-figure-names.ts'

const day = z.iso.date().meta({ example: '2026-11-17' })

/** How many selections came how far. Medians: of those with a first message of the company, and of those that ended with a hire; null without any. */
export const StageCounts = z.object({
  begun: z.int().meta({ example: 24 }),
  replied: z.int().meta({ example: 22 }),
  interviewed: z.int().meta({ example: 11 }),
  offered: z.int().meta({ example: 4 }),
  hired: z.int().meta({ example: 3 }),
  /** Of how many selections the first of the two medians is; the other is of those hired. */
  reply_count: z.int().meta({ example: 21 }),
  reply_hours: z.number().nullable().meta({ example: 21.5 }),
  hire_days: z.number().nullable().meta({ example: 32 }),
})
export type StageCounts = z.infer<typeof StageCounts>

/** Of the selections that began in a month; null while the last of them had less time than that. */
const Cohort = z.object({
  month: z.string().meta({ example: '2026-08' }),
  begun: z.int().meta({ example: 12 }),
  reached: z.record(z.enum(Object.keys(cohortNames) as [CohortKey, ...CohortKey[]]), z.int().nullable()),
})
export type Cohort = z.infer<typeof Cohort>

export const SelectionFigures = z.object({
  days: z.int().meta({ example: 90 }),
  since: day,
  until: day,
  /** Of the selections that began in the period, as of now. */
  all: StageCounts,
  /** The same number of days right before, as far as those had come when as much time had passed. */
  before: z.object({ since: day, until: day, all: StageCounts }),
  /** With a selection in the period, the most first. 0: the open position. */
  jobs: z.array(StageCounts.extend({ id: z.int(), position_title: z.string() })),
  sources: z.array(StageCounts.extend({ source: z.enum(['application', 'scout']) })),
  /** Where those came from who applied, accepted a scout, or agreed as people from outside in the period; the most first. Entries that were merged count where they were merged into. */
  channels: z.array(
    StageCounts.pick({ begun: true, interviewed: true, offered: true, hired: true, hire_days: true }).extend({
      channel: z.enum(channelNames).meta({ example: 'agent' }),
      /** How many of `begun` are people from outside. */
      outside: z.int().meta({ example: 2 }),
    }),
  ),
  /** By the member who is assigned today; null: nobody, or somebody who left. */
  members: z.array(StageCounts.extend({ id: z.uuid().nullable(), name: z.string().meta({ example: '木下 遥' }) })),
  /** How long those stayed at a step who left it again. */
  stays: z.array(
    z.object({
      step: z.enum(Object.keys(selectionSteps) as [SelectionStep, ...SelectionStep[]]),
      ...AtOwnStep,
      count: z.int().meta({ example: 8 }),
      median_days: z.number().meta({ example: 3.5 }),
    }),
  ),
  /** The period in the order of time, in days, weeks or months; a part without anything is there with zeros. */
  parts: z.array(StageCounts.omit({ reply_count: true, reply_hours: true, hire_days: true }).extend({ begins_on: day, ends_on: day })),
  /** The last twelve months, whatever the period, the earliest first. */
  cohorts: z.array(Cohort),
})
export type SelectionFigures = z.infer<typeof SelectionFigures>

const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN }
const tags = ['company_figures']
const table = z.enum(Object.keys(selectionTables) as [SelectionTable, ...SelectionTable[]])

export const selectionFigures = {
  selection_figures: forMember('see_figures')
    .meta(mayLag)
    .route({ method: 'GET', path: '/company_users/selection_figures/', summary: '期間に始まった選考の数字を見る', tags })
    .input(FigurePeriod.safeExtend({ assigned: z.enum(['me']).optional().meta({ description: 'me は、担当の求人の選考だけ。', example: 'me' }) }))
    .output(SelectionFigures)
    .errors(refusals),
  selection_cases: selectionCases,
  selection_figures_file: forMember('see_figures')
    .meta(mayLag)
    .route({ method: 'GET', path: '/company_users/selection_figures/file/', summary: '選考の数字の表を1つ、CSVで受け取る', tags })
    .input(
      FigurePeriod.safeExtend({
        table: table.meta({
          description: 'どの表か（stages 進みかた・steps 段階・jobs 求人・sources 始まりかた・channels 採用経路・members 担当・parts 時期・cohorts 月）。',
          example: 'jobs',
        }),
      }),
    )
    .output(z.file())
    .errors(refusals),
}
