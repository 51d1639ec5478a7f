import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, LookupId } from '#contract/platform/ids.ts'
import { many } from '#contract/platform/many.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { CompanyPhoto } from './company-photo.ts'
import { SiteFigures } from './site-figures.ts'

/** What the system measured of a company's answers, for applications and for accepted scouts apart. Below 10 cases only their number is public (`counted_cases`). */
export const ResponseFigures = z.object({
  kind: z.enum(['application', 'scout']),
  cases: z.int().meta({ example: 137 }),
  answered: z.int(),
  /** Hours from the application, or the accepted scout, to the first answer. */
  median_answer_hours: z.number().nullable().meta({ example: 36.7 }),
  finished: z.int().meta({ example: 97 }),
  notified_result: z.int().meta({ example: 97 }),
  meetings: z.int().meta({ example: 54 }),
  mismatched_meetings: z.int(),
  /** Meetings that accepted scouts promised, as far as they were held or broken; and those that were held. */
  promises: z.int(),
  kept_promises: z.int(),
  measured_at: Timestamp,
})
export type ResponseFigures = z.infer<typeof ResponseFigures>

/** A company as lists and job cards show it. */
export const CompanySummary = z.object({
  id: z.int(),
  name: z.string().meta({ example: '株式会社ヤマノテ計測' }),
  logo: z.string().nullable(),
  /** Whether the signed-in candidate blocks this company. */
  is_company_block: z.boolean(),
  is_demo: z.boolean(),
  employee_range: z.string().nullable().meta({ example: '31〜50名' }),
  employee_count: z.int().nullable(),
  prefecture: z.int().nullable(),
  category_ids: z.array(z.int()).meta({ example: [8] }),
  /** Labels of the features in force, the phase first. */
  features: z.array(z.string()).meta({ example: ['ミドル期(ビジネスモデル確立)'] }),
  deny_company_apply: z.boolean(),
  is_hiring_open_position: z.boolean(),
  end_of_contract: z.boolean(),
  /** Nobody of the company is here yet: an import or an operator added it. It takes no application and is not measured. */
  is_unclaimed: z.boolean(),
  /** Of applications; null below 10 cases. */
  response_figures: ResponseFigures.nullable(),
  /** How many of its applications are counted so far, while they are fewer than 10; null from then on, and while nobody of the company has registered. */
  counted_cases: z.int().nullable().meta({ example: null }),
})
export type CompanySummary = z.infer<typeof CompanySummary>

/** What the signed-in candidate did with a company; a visitor did nothing. */
export const CompanyMarks = z.object({
  /** Whether its open position is a favourite. */
  is_favorited_by_me: z.boolean(),
  /** Whether its open position is saved, for the candidate alone. */
  is_bookmarked_by_me: z.boolean(),
  /** Whether none of its jobs shall be listed. */
  is_hidden_by_me: z.boolean(),
})

export const Employee = z.object({
  id: z.int(),
  name: z.string().meta({ example: '塩田 朋子' }),
  position: z.string().meta({ example: '開発責任者' }),
  description: z.string().meta({ example: '設計の理由を文章で残すことを大切にしています。週の半分はコードを書いています。' }),
  interview_url: z.string().nullable(),
  interview_title: z.string(),
  interview_url2: z.string().nullable(),
  interview_title2: z.string(),
  interview_url3: z.string().nullable(),
  interview_title3: z.string(),
  photo: z.string().nullable().meta({ example: '/demo/pictures/people/773.svg' }),
  twitter_user_name: z.string().nullable(),
})
export type Employee = z.infer<typeof Employee>

/** A recommendation by someone outside the company. */
export const AmaterasView = z.object({
  comment: z.string().meta({ example: '現場の声をよく聞く会社です。' }),
  name: z.string().meta({ example: '佐藤 葵' }),
  organization_name: z.string(),
  position: z.string(),
  profile: z.string(),
  image: z.string().nullable(),
})
export type AmaterasView = z.infer<typeof AmaterasView>

export const Company = CompanySummary.extend({
  ...CompanyMarks.shape,
  corporate_number: z.string().nullable(),
  officer_name: z.string(),
  founding_year: z.int().nullable(),
  address: z.string().meta({ example: '大阪府大阪市中央区瓦町0-1-14 共同事務所いろは 8階 3号室' }),
  url: z.string().nullable().meta({ example: 'https://www.c146.example/' }),
  contact_phone: z.string(),
  contact_email: z.string(),
  contact_url: z.string(),
  introduction: z.string(),
  product_description: z.string(),
  vision: z.string(),
  /** In 万円. */
  capital: z.int().nullable(),
  capital_date: z.iso.date().nullable(),
  social_issues: z.array(z.int()),
  feature1: z.boolean(),
  feature2: z.boolean(),
  feature3: z.boolean(),
  feature4: z.boolean(),
  feature5: z.boolean(),
  feature6: z.boolean(),
  feature7: z.boolean(),
  images: z.array(z.string()),
  /** What each of `images` shows, in words; empty where nobody wrote it. */
  image_texts: z.array(z.string()),
  /** Of the office, the team, the product and more, in the company's order; 12 at most. */
  photos: z.array(CompanyPhoto),
  company_youtube_url: z.string().nullable(),
  interview_video_url: z.string().nullable(),
  interview_video_summary: z.string(),
  /** What the company says of its open position. */
  open_position_description: z.string(),
  /** Names that it had while its page was public, the latest first. */
  former_names: z.array(z.object({ name: z.string().meta({ example: '株式会社オカモチ' }), until: Timestamp.meta({ example: '2025-04-01T10:00:00+09:00' }) })),
  /** Unread messages of this company to the signed-in candidate. */
  unread_mail_for_candidate: z.int(),
  amateras_views: z.array(AmaterasView),
  employees: z.array(Employee),
  admin: z.array(Employee),
  updated_at: Timestamp.meta({ example: '2026-08-23T20:16:58+09:00' }),
})
export type Company = z.infer<typeof Company>

export const CompanyFinance = z.object({
  investor: z.string(),
  /** In 万円. */
  amount: z.int().nullable(),
  finance_date_year: z.int(),
  finance_date_month: z.int().nullable(),
  logo: z.string().nullable(),
})
export type CompanyFinance = z.infer<typeof CompanyFinance>

/** By the freshness of jobs, by the share of applications answered, by the days until the first answer. Companies without figures come last in the latter two. */
export const companySorts = { freshest: 1, mostAnswered: 2, fastest: 3 } as const

/** The company list's form, URL and parameters. */
export const CompanySearch = z.object({
  company_name: z.string().trim().max(100).optional().meta({ description: '企業名に含まれる文字。', example: '製作所' }),
  company_categories: many(LookupId)
    .optional()
    .meta({ description: '企業の分野のID（company_categories）。', example: [8] }),
  kind: many(LookupId)
    .optional()
    .meta({ description: '企業の特徴のID（kind）。', example: [4] }),
  phase: many(LookupId)
    .optional()
    .meta({ description: '企業のフェーズのID（phase）。', example: [1] }),
  employee_range: many(LookupId)
    .optional()
    .meta({ description: '従業員数の区分のID（employee_range）。', example: [2] }),
  prefectures: many(LookupId)
    .optional()
    .meta({ description: '都道府県のID（JIS X 0401。48は海外）。', example: [13] }),
  sort: WholeNumber(1, 3).optional().meta({ description: '並び順。1 確認が新しい順、2 回答率の高い順、3 最初の返信が早い順。', example: 1 }),
  ...Page.shape,
})
export type CompanySearch = z.infer<typeof CompanySearch>

/** Companies under contract and active; `jobs_count` counts the jobs that the public sees. */
export const CompanyListItem = CompanySummary.extend({
  introduction: z
    .string()
    .meta({ example: '昼につくった電気の多くは、使われないまま捨てられています。蓄電池は、置いたあとの使い方で寿命が倍ほど変わります。' }),
  jobs_count: z.int().meta({ example: 11 }),
})
export type CompanyListItem = z.infer<typeof CompanyListItem>

/** A job as its company's page and other jobs show it. */
export const OtherJob = z.object({
  id: z.int(),
  position: z.string().meta({ example: '機械学習基盤エンジニア' }),
  position_title: z.string().meta({ example: '機械学習基盤エンジニア／土の水分と温度' }),
  tagline: z.string(),
  job_field: z.array(z.object({ id: z.int(), name: z.string().meta({ example: '機械学習・AIエンジニア' }) })),
  employment_types: z.array(z.int()).meta({ example: [1, 2] }),
  remote: z.int().nullable(),
  prefectures: z.array(z.int()),
  address: z.int().nullable(),
  address2: z.string().meta({ example: '台東区蔵前1-2-3' }),
  min_salary: z.int().nullable(),
  max_salary: z.int().nullable(),
  is_salary_estimated: z.boolean(),
  pay_unit: z.enum(['year', 'month', 'day', 'hour']).nullable(),
  pay_min: z.int().nullable(),
  pay_max: z.int().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  confirmed_at: Timestamp,
})
export type OtherJob = z.infer<typeof OtherJob>

export const companies = {
  list: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/companies/', summary: '企業を検索する', tags: ['companies'] })
    .input(CompanySearch)
    .output(z.object({ companies: z.array(CompanyListItem), total: z.int(), page: z.int(), per_page: z.int() })),

  show: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/companies/{id}/', summary: '企業を見る', tags: ['companies'] })
    .input(z.object({ id: Id }))
    .output(
      z.object({
        company: Company,
        company_finances: z.array(CompanyFinance),
        jobs: z.array(OtherJob),
        recommended_jobs: z.array(
          OtherJob.extend({ company_id: z.int(), company_name: z.string().meta({ example: '株式会社ユラギ電力設計' }), company: CompanySummary }),
        ),
      }),
    )
    .errors({ NOT_FOUND: errors.NOT_FOUND }),

  response_figures: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/companies/{id}/response_figures/', summary: '企業の返信の実績を見る', tags: ['companies'] })
    .input(z.object({ id: Id }))
    .output(z.object({ response_figures: z.array(ResponseFigures) }))
    .errors({ NOT_FOUND: errors.NOT_FOUND }),

  /** The public figures of all companies together: what the site as a whole can say of answers. */
  site_figures: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/response_figures/', summary: 'サイト全体の返信の実績を見る', tags: ['companies'] })
    .output(SiteFigures),

  /** Counts that a page was opened, and nothing of who opened it; what a member of a company opens is not counted. */
  record_view: forAnyone
    .route({ method: 'POST', path: '/companies/{id}/views/', summary: 'ページが開かれたことを数える', tags: ['companies'] })
    .input(z.strictObject({ id: Id, job_id: WholeNumber(0, 2_147_483_647).default(0) }))
    .output(Done)
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}
