import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { DoneOfEach, SelectedCandidates } from '#contract/candidates/search/candidate-lists.ts'
import { LONGEST_TAG } from './tag-limits.ts'

export const MOST_TAGS_OF_COMPANY = 200

export const CandidateTag = z.object({ id: z.int(), name: z.string().meta({ example: '再アプローチ' }) })
export type CandidateTag = z.infer<typeof CandidateTag>

export const TagId = Id.meta({ description: 'タグのID。', example: 1 })
export const TagName = z
  .string()
  .trim()
  .min(1, 'タグを入力してください。')
  .max(LONGEST_TAG, `タグは${LONGEST_TAG}文字以内で入力してください。`)
  .meta({ example: '再アプローチ' })
const tags = ['applications']
const ofApplication = '/company_users/applications/{id}/tags/'
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID } = errors
const ours = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN }
export const TagsOfCandidate = z.object({ tags: z.array(CandidateTag) })

/** A company's labels of candidates. No candidate, no other company and no program reads them; they go with the candidate. */
export const candidateTags = {
  list: forMember('comment')
    .route({ method: 'GET', path: '/company_users/candidate_tags/', summary: '自社のタグと、付けた候補者の数を見る', tags })
    .output(z.object({ tags: z.array(CandidateTag.extend({ candidates: z.int().meta({ example: 3 }) })) }))
    .errors(ours),
  /** A tag that the company does not have yet is made. */
  add: forMember('select')
    .route({ method: 'POST', path: ofApplication, summary: '候補者にタグを付ける', tags })
    .input(z.strictObject({ id: Uuid, name: TagName }))
    .output(TagsOfCandidate)
    .errors({ ...ours, NOT_FOUND, INPUT_INVALID }),
  /** Of people found by searching: each that the company may see. A tag that the company does not have yet is made. */
  add_to_many: forMember('search_candidates')
    .route({ method: 'POST', path: '/company_users/candidate_tags/', summary: '選んだ候補者にタグを付ける', tags })
    .input(z.strictObject({ name: TagName, candidate_ids: SelectedCandidates }))
    .output(DoneOfEach)
    .errors({ ...ours, INPUT_INVALID }),
  remove_from_candidate: forMember('search_candidates')
    .route({ method: 'DELETE', path: '/company_users/candidates/{candidate_id}/tags/{tag_id}/', summary: '検索した候補者からタグを外す', tags })
    .input(z.strictObject({ candidate_id: z.uuid().meta({ description: '求職者のID。' }), tag_id: TagId }))
    .output(Done)
    .errors({ ...ours, NOT_FOUND }),
  remove: forMember('select')
    .route({ method: 'DELETE', path: `${ofApplication}{tag_id}/`, summary: '候補者からタグを外す', tags })
    .input(z.strictObject({ id: Uuid, tag_id: TagId }))
    .output(TagsOfCandidate)
    .errors({ ...ours, NOT_FOUND }),
  /** From every candidate. */
  remove_from_all: forMember('select')
    .route({ method: 'DELETE', path: '/company_users/candidate_tags/{tag_id}/', summary: 'タグを削除し、全員から外す', tags })
    .input(z.strictObject({ tag_id: TagId }))
    .output(Done)
    .errors({ ...ours, NOT_FOUND }),
}
