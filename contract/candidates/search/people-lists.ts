import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { alertFrequencies } from '#contract/notifications/settings/alert-frequencies.ts'
import { PeopleSearch } from './people.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** At once means that what comes within an hour is told together. */
export const WatchFrequency = z.enum(alertFrequencies).meta({ example: 'daily' })

/** What is kept of a search for people: its conditions. */
export const SavedPeopleConditions = PeopleSearch.omit({ page: true })

export const SavedPeopleSearch = z.object({
  id: z.int(),
  name: z.string().meta({ example: '計測の経験' }),
  search: SavedPeopleConditions,
  member_name: z.string(),
  created_at: Timestamp,
  /** For all members, or for the one who saved it. */
  is_shared: z.boolean().meta({ example: true }),
  /** How often it tells this member of new people, and who else is told. */
  my_frequency: WatchFrequency,
  watchers: z.array(z.object({ member_name: z.string().meta({ example: '山田' }), frequency: WatchFrequency.exclude(['never']) })),
})
export type SavedPeopleSearch = z.infer<typeof SavedPeopleSearch>

const tags = ['people']
const { SIGN_IN_REQUIRED, NOT_FOUND, TOO_MANY_SAVED_SEARCHES } = errors
/** 0 is the open position; without a job it is the open position while the company offers it, else the job it confirmed last. */
const Marking = z.strictObject({ candidate_id: z.uuid(), job_id: WholeNumber(0, 2_147_483_647).optional() })

/** Whom the company marked; the candidate sees that it did, and for what. */
export const companyFavorites = {
  add: forMember('search_candidates')
    .route({ method: 'POST', path: '/company_users/favorites/', summary: '候補者に「気になる」を送る', tags })
    .input(Marking)
    .output(z.object({ is_favorited: z.boolean() }))
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  remove: forMember('search_candidates')
    .route({ method: 'DELETE', path: '/company_users/favorites/{candidate_id}/', summary: '求職者を気になるから外す', tags })
    .input(
      z.strictObject({
        candidate_id: z.uuid().meta({ description: '求職者のID。退会した人とのやりとりでは、一覧が示すID。' }),
      }),
    )
    .output(z.object({ is_favorited: z.boolean() }))
    .errors({ SIGN_IN_REQUIRED }),
}

/** Searches for people: shared among the company's members, or of one of them. */
export const savedCandidateSearches = {
  list: forMember('search_candidates')
    .route({ method: 'GET', path: '/company_users/saved_searches/', summary: '保存した求職者の検索を見る', tags })
    .output(z.object({ saved_searches: z.array(SavedPeopleSearch) }))
    .errors({ SIGN_IN_REQUIRED }),
  create: forMember('search_candidates')
    .route({ method: 'POST', path: '/company_users/saved_searches/', summary: '求職者の検索の条件を保存する', tags })
    .input(
      z.strictObject({
        name: z.string().trim().min(1, '名前を入力してください。').max(100, '100文字以内で入力してください。').meta({ example: '計測に詳しい方' }),
        search: z.strictObject(SavedPeopleConditions.shape),
        is_shared: z.boolean().optional().meta({ description: '社内のメンバーと共有する。なければ共有。', example: true }),
      }),
    )
    .output(SavedPeopleSearch)
    .errors({ SIGN_IN_REQUIRED, TOO_MANY_SAVED_SEARCHES }),
  /** Each member decides for themself. Told are members, of people whom companies can find since then and whom the company may see when it is told. */
  watch: forMember('search_candidates')
    .route({ method: 'PUT', path: '/company_users/saved_searches/{id}/notification/', summary: '保存した検索に合う求職者が増えたときの通知を決める', tags })
    .input(z.strictObject({ id: Id, frequency: WatchFrequency }))
    .output(SavedPeopleSearch)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  /** The one who saved it for themself gives it to all members. */
  share: forMember('search_candidates')
    .route({ method: 'PUT', path: '/company_users/saved_searches/{id}/sharing/', summary: '自分の検索を社内のメンバーと共有する', tags })
    .input(z.strictObject({ id: Id }))
    .output(SavedPeopleSearch)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  remove: forMember('search_candidates')
    .route({ method: 'DELETE', path: '/company_users/saved_searches/{id}/', summary: '保存した求職者の検索を消す', tags })
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
