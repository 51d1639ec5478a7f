import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { LONGEST_POOL_NAME, LONGEST_PURPOSE, MOST_SELECTED } from './pool-limits.ts'

const Purpose = z.string().trim().max(LONGEST_PURPOSE, `${LONGEST_PURPOSE}文字以内で入力してください。`).meta({ example: '来期のデータ基盤チーム' })

export const CandidateList = z.object({
  id: z.int(),
  name: z.string().meta({ example: '次回の募集で連絡' }),
  /** What the pool is for; empty where nobody wrote it. */
  purpose: z.string().meta({ example: '来期のデータ基盤チーム' }),
})
export type CandidateList = z.infer<typeof CandidateList>

const tags = ['people']
const { SIGN_IN_REQUIRED, NOT_FOUND, TOO_MANY_CANDIDATE_LISTS, INPUT_INVALID } = errors
const CandidateId = z.uuid().meta({ description: '求職者のID。' })
const Entry = z.strictObject({ list_id: Id, candidate_id: CandidateId })
const InList = z.object({ is_in_list: z.boolean() })
const Name = z
  .string()
  .trim()
  .min(1, '名前を入力してください。')
  .max(LONGEST_POOL_NAME, `${LONGEST_POOL_NAME}文字以内で入力してください。`)
  .meta({ example: '次回の募集で連絡' })

/** Each candidate of an act on many: whether it was done. Whom the company may not see is answered like an id that never was. */
export const DoneOfEach = z.object({
  results: z.array(z.object({ candidate_id: CandidateId, is_done: z.boolean().meta({ example: true }) })),
})
/** The candidates of an act on many. */
export const SelectedCandidates = z
  .array(CandidateId)
  .min(1, '候補者を選んでください。')
  .max(MOST_SELECTED, `一度に選べるのは${MOST_SELECTED}人までです。`)
  .meta({ description: '求職者のID。1〜100人。', example: ['7d4b0d3e-4f4b-4f0c-9a3e-7a0d5a2f6b11'] })

/** Lists of candidates that the members of a company share, as talent pools. The candidates are not told and do not see them; who hides is in none. */
export const candidateLists = {
  list: forMember('search_candidates')
    .route({ method: 'GET', path: '/company_users/candidate_lists/', summary: '候補者リスト（タレントプール）を見る', tags })
    .output(z.object({ candidate_lists: z.array(CandidateList) }))
    .errors({ SIGN_IN_REQUIRED }),
  /** A name that there is already gives its list. */
  create: forMember('search_candidates')
    .route({ method: 'POST', path: '/company_users/candidate_lists/', summary: '候補者リストを作成する', tags })
    .input(z.strictObject({ name: Name, purpose: Purpose.optional() }))
    .output(CandidateList)
    .errors({ SIGN_IN_REQUIRED, TOO_MANY_CANDIDATE_LISTS }),
  update: forMember('search_candidates')
    .route({ method: 'PUT', path: '/company_users/candidate_lists/{id}/', summary: '候補者リストの名前と目的を変更する', tags })
    .input(z.strictObject({ id: Id, name: Name, purpose: Purpose }))
    .output(CandidateList)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID }),
  remove: forMember('search_candidates')
    .route({ method: 'DELETE', path: '/company_users/candidate_lists/{id}/', summary: '候補者リストを削除する', tags })
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  add: forMember('search_candidates')
    .route({ method: 'PUT', path: '/company_users/candidate_lists/{list_id}/candidates/{candidate_id}/', summary: '候補者をリストに追加する', tags })
    .input(Entry)
    .output(InList)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  add_many: forMember('search_candidates')
    .route({ method: 'POST', path: '/company_users/candidate_lists/{list_id}/candidates/', summary: '選んだ候補者をリストに追加する', tags })
    .input(z.strictObject({ list_id: Id, candidate_ids: SelectedCandidates }))
    .output(DoneOfEach)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  remove_candidate: forMember('search_candidates')
    .route({ method: 'DELETE', path: '/company_users/candidate_lists/{list_id}/candidates/{candidate_id}/', summary: '候補者をリストから外す', tags })
    .input(Entry)
    .output(InList)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
