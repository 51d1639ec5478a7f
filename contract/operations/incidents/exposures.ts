import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { sensitive } from '#contract/platform/errors/guarded.ts'

export const ExposureWindow = z.object({
  /** A call of the API (`GET /candidate_users/account/`) or a candidate's page (`page /mypage`). */
  route: z.string().min(1).max(200).meta({ description: '経路の名前。', example: 'GET /candidate_users/account/' }),
  from_at: Timestamp.meta({ description: 'この時刻から。', example: '2026-11-21T09:00:00+09:00' }),
  until_at: Timestamp.meta({ description: 'この時刻まで。', example: '2026-11-21T10:00:00+09:00' }),
})
export type ExposureWindow = z.infer<typeof ExposureWindow>

/** Somebody whose data the route showed, by id only: neither name nor address is given out here. */
export const ShownPerson = z.object({
  candidate_id: z.uuid(),
  times: z.int().meta({ example: 3 }),
  first_at: Timestamp,
  last_at: Timestamp,
  /** In whose screens: their own, a member's, an operator's. */
  areas: z.array(z.enum(['candidate', 'company', 'operator'])).meta({ example: ['candidate'] }),
})
export type ShownPerson = z.infer<typeof ShownPerson>

const tags = ['operators']

export const exposures = {
  leak_drills: {
    routes: forOperator('drill_leaks')
      .route({ method: 'GET', path: '/operators/leak_drills/routes/', summary: '影響を調べられる経路を見る', tags })
      .output(
        z.object({
          routes: z.array(z.string()).meta({ example: ['GET /candidate_users/account/', 'page /mypage'] }),
          kept_days: z.int().meta({ example: 35 }),
        }),
      )
      .errors(sensitive),
    look: forOperator('drill_leaks')
      .route({ method: 'GET', path: '/operators/leak_drills/', summary: '経路と時間から、影響のある人を調べる', tags })
      .input(ExposureWindow.extend(Page.shape))
      .output(
        z.object({
          affected: z.int(),
          people: z.array(ShownPerson),
          /** Who asked, in the same window. */
          askers: z.object({ candidate: z.int(), company: z.int(), operator: z.int() }),
          page: z.int(),
          per_page: z.int(),
          /** Nothing is known of what was before. */
          known_from: Timestamp.meta({ example: '2026-10-17T10:00:00+09:00' }),
        }),
      )
      .errors(sensitive),
    file: forOperator('drill_leaks')
      .route({ method: 'GET', path: '/operators/leak_drills/file/', summary: '影響のある人のIDを、CSVでダウンロードする', tags })
      .input(ExposureWindow)
      .output(z.file())
      .errors(sensitive),
  },
}
