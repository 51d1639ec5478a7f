import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'

/** A picture that leads somewhere; `blank` opens it in a new tab. */
export const Banner = z.object({
  link: z.string().meta({ example: '/about/metrics' }),
  image: z.string().meta({ example: '/demo/pictures/banners/1.svg' }),
  alt: z.string().meta({ example: '応募への回答の数え方' }),
  blank: z.boolean(),
  is_demo: z.boolean(),
})
export type Banner = z.infer<typeof Banner>

export const banners = {
  banners: forCandidate
    .route({ method: 'GET', path: '/candidate_users/banners/', summary: 'バナーを見る', tags: ['notifications'] })
    .output(z.object({ banners: z.array(Banner) }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
}
