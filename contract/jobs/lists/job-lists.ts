import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { SiteFigures } from '#contract/companies/pages/site-figures.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { PayFigures } from '../occupations/occupation-pay.ts'
import { JobComparison } from './job-comparison.ts'
import { listKinds } from './list-address.ts'

const Name = z.string().trim().min(1).max(80)

/** A list of jobs that has a landing page, and how many jobs it holds. */
export const JobList = z.object({
  kind: z.enum(listKinds),
  name: z.string().meta({ example: 'サーバーサイドエンジニア' }),
  /** Of an occupation, the prefecture to which the list is narrowed. */
  place: z.string().nullable().meta({ example: '東京都' }),
  path: z.string().meta({ example: '/jobs/occupation/サーバーサイドエンジニア/東京都' }),
  count: z.int().meta({ example: 48 }),
})
export type JobList = z.infer<typeof JobList>

/** What can be told of the terms of many jobs: how many state each. */
export const listTerms = ['full_remote', 'on_site', 'flex', 'short_hours', 'inexperienced_ok', 'stock_option', 'contractor', 'intern'] as const
export type ListTerm = (typeof listTerms)[number]

/** The figures of a list, and of the whole site beside it. */
export const ListFigures = z.object({
  jobs: z.int(),
  companies: z.int(),
  confirmed_lately: z.int().meta({ description: '30日以内に募集中と確認された求人の数。' }),
  pay: PayFigures.nullable(),
  terms: z.record(z.enum(listTerms), z.int()),
  /** Null where fewer than three companies have figures. */
  answers: z
    .object(SiteFigures.pick({ companies: true, cases: true, answered: true, median_answer_hours: true }).shape)
    .nullable()
    .meta({ description: '返信の実績を公開している企業の合計。中央値は企業ごとの中央値の中央。' }),
})
export type ListFigures = z.infer<typeof ListFigures>

export const jobLists = {
  list: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/job_lists/', summary: '職種・勤務地・スキル・駅・フェーズ別の求人一覧を見る', tags: ['job_offers'] })
    .output(z.object({ lists: z.array(JobList) })),

  show: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/job_lists/{kind}/', summary: '求人一覧の数字を見る', tags: ['job_offers'] })
    .input(
      z.object({
        kind: z
          .enum(listKinds)
          .meta({ description: '何別の一覧か（occupation 職種・place 勤務地・skill スキル・station 最寄り駅・phase フェーズ）。', example: 'occupation' }),
        name: Name.meta({ description: '職種・都道府県・スキル・駅・フェーズの名前かID。', example: 'サーバーサイドエンジニア' }),
        place: Name.optional().meta({ description: '職種の一覧を絞る都道府県の名前かID。', example: '東京都' }),
      }),
    )
    .output(
      z.object({
        list: JobList,
        /** The same list as a search. */
        search: z.object({
          job_fields: z.array(z.int()).optional(),
          prefectures: z.array(z.int()).optional(),
          skill_types: z.array(z.int()).optional(),
          phase: z.array(z.int()).optional(),
          places: z.array(z.string()).optional(),
        }),
        figures: ListFigures,
        site: ListFigures,
        /** What most of its jobs have in common, the commonest first. */
        common: z.array(z.object({ kind: z.enum(listKinds), name: z.string(), count: z.int() })),
        /** Lists inside this one, around it and beside it. */
        near: z.array(JobList.extend({ is: z.enum(['narrower', 'wider', 'beside']) })),
      }),
    )
    .errors({ NOT_FOUND: errors.NOT_FOUND }),

  compare: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/job_offers/{id}/comparison/', summary: 'ほかの会社の近い求人と、同じ職種の年収を見る', tags: ['job_offers'] })
    .input(z.object({ id: Id }))
    .output(JobComparison)
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}
