import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { forCandidate } from '#contract/platform/procedure.ts'

/** One line on a page about the one thing there that a new candidate would not find alone. */
export const Tip = z.enum(['save_search', 'profile_levels', 'answer_later'])
export type Tip = z.infer<typeof Tip>

export const tips = {
  /** For good, on every device. Closing it twice changes nothing. */
  close: forCandidate
    .route({ method: 'DELETE', path: '/candidate_users/tips/{tip}/', summary: 'ヒントを閉じる', tags: ['accounts'] })
    .input(
      z.object({
        tip: Tip.meta({ description: 'どのヒントか（save_search 求人の一覧・profile_levels プロフィール・answer_later やりとり）。', example: 'save_search' }),
      }),
    )
    .output(z.object({ tips: z.array(Tip).meta({ description: 'まだ閉じていないヒント。' }) }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
}
