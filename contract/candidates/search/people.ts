import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { many } from '#contract/platform/many.ts'
import type { ReadList } from '#contract/jobs/search/reading/meaning.ts'
import { Match } from '#contract/matching/matching.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { Reminder } from './candidate-pools.ts'
import { VisibleCandidate } from '../privacy/visible-candidate.ts'
import { Hits } from '#contract/jobs/postings/job-list.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { WordsOfSearch } from '#contract/jobs/search/words-of-search.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** Twenty a page, ten pages: a recruiter who wants to see more narrows the search. */
export const PEOPLE_A_PAGE = 20
export const PEOPLE_PAGES = 10

/** Typed words that mean something of a person, too. */
export const readForPeople = ['prefectures', 'remote', 'employment_types'] as const satisfies readonly ReadList[]

const Level = (highest: number) => WholeNumber(1, highest)

/** At least so many years of work. There is no upper end: it would ask for an age. */
export const experienceSteps = [1, 3, 5, 10, 15, 20] as const

/**
 * The search of a company for people: form, URL, parameters and saved search in one. Absent means any.
 * Nothing in it asks for sex, age or hours (law.md L8), and the free word reads what everybody may read.
 */
export const PeopleSearch = z.object({
  free_word: z.string().trim().max(200).optional().meta({
    description:
      'フリーワード。語は空白で区切ると、すべてを含む求職者に絞ります。`-語` は除外、`"語句"` は語句そのもの。全角・半角、大文字・小文字、長音の違いは問いません。言いかえもさがし、「東京」「リモート」「正社員」のような語は条件として読みます。',
    example: 'エンジニア リモート',
  }),
  /** The member's decisions about `free_word`, as in a search for jobs. */
  as_words: JobSearch.shape.as_words,
  without_synonyms: JobSearch.shape.without_synonyms,
  job_fields: many(LookupId)
    .optional()
    .meta({ description: '職種のID（`/masters/` の job_fields）。いずれかを希望する求職者。', example: [16, 18] }),
  skill_types: JobSearch.shape.skill_types,
  prefectures: JobSearch.shape.prefectures,
  employment_types: JobSearch.shape.employment_types,
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
    .meta({ description: 'マネジメント人数（none・one_to_five・six_to_ten・eleven_to_twenty・over_twenty_one）。', example: ['one_to_five'] }),
  /** At least. */
  english_level: Level(5).optional().meta({ description: '英語（1〜5）。これ以上。', example: 3 }),
  experience_years: WholeNumber(1, 20)
    .refine((years) => (experienceSteps as readonly number[]).includes(years), '1・3・5・10・15・20年から選んでください。')
    .optional()
    .meta({ description: '働いた年数（1・3・5・10・15・20）。これ以上。職歴の期間から数えます。', example: 5 }),
  /** Only candidates that the company marked. */
  favorited: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform((value) => value === true || value === 'true')
    .optional()
    .meta({ description: '自社が「気になる」を送った人に絞る。', example: true }),
  /** Also whom the company scouted already: without it they are left out. */
  include_scouted: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform((value) => value === true || value === 'true')
    .optional()
    .meta({ description: 'スカウト済みの人も含める。なければ除く。', example: true }),
  /** Only candidates in this list of the company. */
  list_id: WholeNumber(1, 2_147_483_647).optional().meta({ description: '自社の候補者リストのID（`/company_users/candidate_lists/`）。', example: 1 }),
  /** Only candidates to whom the company gave this tag. */
  tag_id: WholeNumber(1, 2_147_483_647).optional().meta({ description: '自社のタグのID（`/company_users/candidate_tags/`）。', example: 1 }),
  /** A job of the company, beside which everybody is laid. */
  job_id: WholeNumber(1, 2_147_483_647).optional().meta({ description: '求人のID。0はオープンポジション。', example: 1 }),
  /** 1 おすすめ (default) · 2 新着 · 3 最終更新, by weeks · 4 求人に合う順, which needs a job of the company */
  sort: WholeNumber(1, 4).optional().meta({
    description:
      '並び順（1 フリーワードに合う順、なければ最近の更新・2 登録の新しい順・3 プロフィールか意向を最後に更新した週の新しい順・4 `job_id` の求人に合う順）。なければ1。',
    example: 1,
  }),
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
  /** Where the words of the search stand, in the headline and in the excerpt. */
  hits: z.object({ job_history_name: Hits, excerpt: Hits }),
  is_favorited: z.boolean(),
  /** The lists of the company in which they stand. */
  list_ids: z.array(z.int()).meta({ example: [1] }),
  /** The tags that the company gave them; none for a program. */
  tag_ids: z.array(z.int()).meta({ example: [1] }),
  /** The week in Japan, by its Monday, in which they last changed their profile or intention: nothing finer is told. */
  active_week: z.iso.date().meta({ example: '2026-11-23' }),
  /** When the company scouted them last. */
  scouted_at: Timestamp.nullable(),
  /** Beside the job of the search. */
  match: Match.nullable(),
})
export type PersonListed = z.infer<typeof PersonListed>

/** What a typed word was read as, and how many there are when it stays a word, or is read again; in steps. */
const PeopleReading = z.object({
  typed: z.string().meta({ example: 'リモート' }),
  parameter: z.enum(readForPeople).meta({ example: 'remote' }),
  values: z.array(z.int()).meta({ example: [1, 2] }),
  label: z.string().meta({ example: 'リモート可' }),
  total: z.int().nullable().meta({ example: 20 }),
})

const Count = z.object({ id: z.union([z.int(), z.string()]), count: z.int().meta({ example: 20 }) })
export const candidateFacets = [
  'job_fields',
  'skill_types',
  'prefectures',
  'employment_types',
  'remote',
  'experience_years',
  'english_level',
  'management_experience',
  'career_intention_rating',
  'purpose_intention',
] as const
export type CandidateFacet = (typeof candidateFacets)[number]

/** What a company has left today; the day ends at midnight in Japan. A limit of 0: operators have switched it off. */
const LeftToday = z.object({
  scouts_left: z.int().meta({ example: 12 }),
  scouts_limit: z.int().meta({ example: 30 }),
  /** Sent since the first of this month in Japan; there is no limit of a month. */
  scouts_this_month: z.int().meta({ example: 48 }),
  views_left: z.int().meta({ example: 96 }),
  views_limit: z.int().meta({ example: 100 }),
})
export type LeftToday = z.infer<typeof LeftToday>

export const CandidatesFound = z.object({
  candidates: z.array(PersonListed),
  /** In steps of five, as everything that counts people: 20 means 20 to 24. Null from one to four, 0 for none. */
  total: z.int().nullable().meta({ example: 20 }),
  /** How many more match whom the company scouted already, counted alike; 0 where they are included. */
  scouted_left_out: z.int().nullable().meta({ example: 0 }),
  today: LeftToday,
  /** Whether the next page holds somebody. */
  has_next: z.boolean(),
  page: z.int(),
  per_page: z.int(),
  /** How many there would be with this value alone (of years and English: with this or more), in steps of five; values that fewer have are left out. */
  facets: z.record(z.enum(candidateFacets), z.array(Count)).meta({
    example: {
      job_fields: [{ id: 16, count: 20 }],
      prefectures: [{ id: 26, count: 5 }],
      employment_types: [],
      remote: [],
      experience_years: [{ id: 5, count: 10 }],
      skill_types: [],
      english_level: [],
      management_experience: [],
      career_intention_rating: [{ id: 'passive', count: 10 }],
      purpose_intention: [],
    },
  }),
  /** What of the free word was read as a condition, and what `as_words` keeps from being read. */
  readings: z.array(PeopleReading),
  undone: z.array(PeopleReading),
  /** Pay that was typed: companies do not see what candidates wish for, so it is no condition and no word. */
  left_out: z.array(z.string()).meta({ example: ['年収800万以上'] }),
  expanded: WordsOfSearch.shape.expanded,
})
export type CandidatesFound = z.infer<typeof CandidatesFound>

/** One person, as far as they opened to the company. */
export const Person = z.object({
  candidate: VisibleCandidate,
  is_favorited: z.boolean(),
  list_ids: PersonListed.shape.list_ids,
  tag_ids: PersonListed.shape.tag_ids,
  /** What is to be done about them in the company's pools; none for guests and programs. */
  reminders: z.array(Reminder),
  scouted_at: Timestamp.nullable(),
  /** Beside the job that was asked for. */
  match: Match.nullable(),
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
    .route({ method: 'GET', path: '/company_users/candidates/', summary: '候補者を検索する', tags })
    .input(PeopleSearch)
    .output(CandidatesFound)
    .errors({ ...refusals, PEOPLE_PREPARING: errors.PEOPLE_PREPARING }),
  /** Each opening is a line in the candidate's ledger. Whom the company may not see is answered like an id that never was. */
  show: forMember('see_candidates')
    .route({ method: 'GET', path: '/company_users/candidates/{candidate_id}/', summary: '求職者のプロフィールを開く', tags })
    .input(
      z.object({
        candidate_id: z.uuid().meta({ description: '求職者のID。退会した人とのやりとりでは、一覧が示すID。' }),
        job_id: WholeNumber(1, 2_147_483_647).optional().meta({ description: '自社の求人のID。候補者の希望と並べる。', example: 1 }),
      }),
    )
    .output(Person)
    .errors(refusals),
}
