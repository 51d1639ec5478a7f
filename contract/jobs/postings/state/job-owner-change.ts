import { z } from 'zod'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'

const owner = z.uuid().nullable()

/**
 * Puts a member in charge of one or several jobs, or nobody. With `from_owner_id` only of those that still have this owner: what a colleague changed since stays.
 * No part of the posting: its history and its readers learn nothing, and no approval is needed.
 */
export const jobOwnerChange = forMember('assign_jobs')
  .route({ method: 'PUT', path: '/company_users/job_offers/owner/', summary: '求人の担当者を変更する', tags: ['company_jobs'] })
  .input(
    z.strictObject({
      ids: z.array(Id).min(1, '求人を選択してください。').max(100),
      owner_id: owner.meta({ description: '担当者にするメンバーのID。nullは未設定。ゲストは担当者にできません。' }),
      from_owner_id: owner.optional().meta({ description: 'いまの担当者のID。指定すると、この担当者のままの求人だけを変更します。nullは未設定。' }),
    }),
  )
  .output(
    z.object({
      items: z.array(
        z.object({
          id: z.int(),
          position_title: z.string().meta({ example: 'バックエンドエンジニア' }),
          refusal: z.string().nullable(),
          /** Who was in charge before. */
          from_owner_id: owner.meta({ example: null }),
        }),
      ),
    }),
  )
  .errors({ ...memberRefusals, NOT_FOUND: errors.NOT_FOUND })
