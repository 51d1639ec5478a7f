import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'

export const CandidateList = z.object({ id: z.int(), name: z.string().meta({ example: '次回の募集で連絡' }) })
export type CandidateList = z.infer<typeof CandidateList>

const tags = ['people']
const { SIGN_IN_REQUIRED, NOT_FOUND, TOO_MANY_CANDIDATE_LISTS } = errors
const Entry = z.strictObject({ list_id: Id, candidate_id: z.uuid().meta({ description: '求職者のID。' }) })
const InList = z.object({ is_in_list: z.boolean() })

/** Lists of candidates that the members of a company share. The candidates are not told and do not see them; who hides is in none. */
export const candidateLists = {
  list: forMember('search_candidates')
    .route({ method: 'GET', path: '/company_users/candidate_lists/', summary: '候補者リストを見る', tags })
    .output(z.object({ candidate_lists: z.array(CandidateList) }))
    .errors({ SIGN_IN_REQUIRED }),
  /** A name that there is already gives its list. */
  create: forMember('search_candidates')
    .route({ method: 'POST', path: '/company_users/candidate_lists/', summary: '候補者リストを作成する', tags })
    .input(
      z.strictObject({
        name: z.string().trim().min(1, '名前を入力してください。').max(50, '50文字以内で入力してください。').meta({ example: '次回の募集で連絡' }),
      }),
    )
    .output(CandidateList)
    .errors({ SIGN_IN_REQUIRED, TOO_MANY_CANDIDATE_LISTS }),
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
  remove_candidate: forMember('search_candidates')
    .route({ method: 'DELETE', path: '/company_users/candidate_lists/{list_id}/candidates/{candidate_id}/', summary: '候補者をリストから外す', tags })
    .input(Entry)
    .output(InList)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
