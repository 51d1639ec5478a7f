import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { many } from '#contract/platform/many.ts'
import { Match } from '#contract/matching/matching.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { VisibleCandidate } from '../privacy/visible-candidate.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** Twenty a page, ten pages: a recruiter who wants to see more narrows the search. */
export const PEOPLE_A_PAGE = 20
export const PEOPLE_PAGES = 10

const Level = (highest: number) => WholeNumber(1, highest)

/**
 * The search of a company for people: form, URL, parameters and saved search in one. Absent means any.
 * Nothing in it asks for sex, age or hours (law.md L8), and the free word reads what everybody may read.
 */
export const PeopleSearch = z.object({
  free_word: z.string().trim().max(200).optional().meta({
    description:
      'フリーワード。語は空白で区切ると、すべてを含む求人に絞ります。`-語` は除外、`"語句"` は語句そのもの。全角・半角、大文字・小文字、長音の違いは問いません。',
    example: 'エンジニア リモート',
  }),
  job_fields: many(LookupId)
    .optional()
    .meta({ description: '職種のID（`/masters/` の job_fields）。いずれかに当てはまる求人。', example: [16, 18] }),
  skill_types: many(LookupId)
    .optional()
    .meta({ description: 'スキルのID（skill_types）。', example: [1] }),
  prefectures: many(LookupId)
    .optional()
    .meta({ description: '都道府県のID（JIS X 0401。48は海外）。', example: [13] }),
  employment_types: many(LookupId)
    .optional()
    .meta({ description: '雇用形態のID（employment_types）。', example: [1] }),
  remote: many(LookupId)
    .optional()
    .meta({ description: 'リモート勤務（0 出社のみ・1 一部リモート可・2 フルリモート可・9 記載なし）。', example: [2] }),
  career_intention_rating: many(VisibleCandidate.shape.career_intention_rating.unwrap())
    .optional()
    .meta({ description: '転職の意向（active・passive・gathering・no_considering）。', example: ['active'] }),
  purpose_intention: many(VisibleCandidate.shape.purpose_intention.unwrap())
    .optional()
    .meta({ description: '目的（find_new_job・find_side_job・find_both・undecided）。', example: ['find_new_job'] }),
  management_experience: many(VisibleCandidate.shape.management_experience.unwrap())
    .optional()
    .meta({ description: '管理した人数（none・one_to_five・six_to_ten・eleven_to_twenty・over_twenty_one）。', example: ['one_to_five'] }),
  /** At least. */
  english_level: Level(5).optional().meta({ description: '英語（1〜5）。これ以上。', example: 3 }),
  /** Only whom the company marked. */
  favorited: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform((value) => value === true || value === 'true')
    .optional()
    .meta({ description: '自社が気になるに入れた人に絞る。', example: true }),
  /** A job of the company, beside which everybody is laid. */
  job_id: WholeNumber(1, 2_147_483_647).optional().meta({ description: '求人のID。0はオープンポジション。', example: 1 }),
  page: WholeNumber(1, PEOPLE_PAGES).optional().meta({ description: 'ページ。1から。', example: 1 }),
})
export type PeopleSearch = z.infer<typeof PeopleSearch>

/** Somebody in a list: the first lines of what their page says. */
export const PersonListed = VisibleCandidate.pick({
  id: true,
  premium: true,
  reveal: true,
  address: true,
  job_history_name: true,
  skill_types: true,
  management_experience: true,
  english_level: true,
  career_intention_rating: true,
  purpose_intention: true,
  user_desired_job_fields: true,
  user_desired_employment_types: true,
  user_preferred_work_areas: true,
  user_desired_remote: true,
}).extend({
  /** A part of the summary; where a free word is found, what surrounds it. */
  excerpt: z.string().meta({ example: '計測データを受け取り、補い、届ける仕組みを10年つくってきました。' }),
  is_favorited: z.boolean(),
  /** When the company scouted them last. */
  scouted_at: Timestamp.nullable(),
  /** Beside the job of the search. */
  match: Match.nullable(),
})
export type PersonListed = z.infer<typeof PersonListed>

const Count = z.object({ id: z.union([z.int(), z.string()]), count: z.int().meta({ example: 20 }) })
export const candidateFacets = ['job_fields', 'prefectures', 'employment_types', 'remote', 'career_intention_rating', 'purpose_intention'] as const
export type CandidateFacet = (typeof candidateFacets)[number]

export const CandidatesFound = z.object({
  candidates: z.array(PersonListed),
  /** In steps of five, as everything that counts people: 20 means 20 to 24. Null from one to four, 0 for none. */
  total: z.int().nullable().meta({ example: 20 }),
  /** Whether the next page holds somebody. */
  has_next: z.boolean(),
  page: z.int(),
  per_page: z.int(),
  /** How many there would be with this value alone, in steps of five; values that fewer have are left out. */
  facets: z.record(z.enum(candidateFacets), z.array(Count)).meta({
    example: {
      job_fields: [{ id: 16, count: 20 }],
      prefectures: [{ id: 26, count: 5 }],
      employment_types: [],
      remote: [],
      career_intention_rating: [{ id: 'passive', count: 10 }],
      purpose_intention: [],
    },
  }),
})
export type CandidatesFound = z.infer<typeof CandidatesFound>

/** One person, as far as they opened to the company. */
export const Person = z.object({
  candidate: VisibleCandidate,
  is_favorited: z.boolean(),
  scouted_at: Timestamp.nullable(),
  /** How many more people the company can open today. */
  views_left: z.int().meta({ example: 99 }),
})
export type Person = z.infer<typeof Person>

const tags = ['people']
const refusals = {
  SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED,
  ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN,
  NOT_FOUND: errors.NOT_FOUND,
  VIEWS_USED_UP: errors.VIEWS_USED_UP,
}

export const people = {
  list: forMember('search_candidates')
    .route({ method: 'GET', path: '/company_users/candidates/', summary: '求職者をさがす', tags })
    .input(PeopleSearch)
    .output(CandidatesFound)
    .errors(refusals),
  /** Each opening is a line in the candidate's ledger. Whom the company may not see is answered like an id that never was. */
  show: forMember('see_candidates')
    .route({ method: 'GET', path: '/company_users/candidates/{candidate_id}/', summary: '求職者のプロフィールを開く', tags })
    .input(
      z.object({
        candidate_id: z.uuid().meta({ description: '求職者のID。退会した人とのやりとりでは、一覧が示すID。' }),
      }),
    )
    .output(Person)
    .errors(refusals),
}
