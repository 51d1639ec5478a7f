import { wholeStory } from '#server/jobs/stories/whole-story.ts'
import { daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

type Made = { isPublic?: boolean; isAsked?: boolean; isWithdrawn?: boolean }
const content = JSON.stringify(wholeStory)

/** A story of the world's company. */
const made =
  ({ isPublic = false, isAsked = false, isWithdrawn = false }: Made = {}) =>
  async ({ db, company_id }: World) => {
    const shown = isPublic ? { shown: content, shown_at: daysAgo(1), published_at: daysAgo(1) } : {}
    const { id } = await db
      .insertInto('stories')
      .values({ company_id, content, ...shown, ...(isWithdrawn && { withdrawn_at: daysAgo(0), withdrawn_by: 'company' }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const review = isAsked
      ? await db
          .insertInto('story_reviews')
          .values({ story_id: id, content, requested_at: daysAgo(0), requested_by: '山田' })
          .returning('id')
          .executeTakeFirstOrThrow()
      : undefined
    return { params: { id }, review_id: review?.id }
  }
const withBody = (how: Made, body: (made: { review_id: number | undefined }) => object) => async (world: World) => {
  const { params, review_id } = await made(how)(world)
  return { params, body: body({ review_id }) }
}
const one = (how?: Made) => async (world: World) => ({ params: (await made(how)(world)).params })

const own = '/company_users/stories/'
const member = { who: 'member', of: 'company' } as const
const operators = '/operators/stories/'

/** Stories of a company: who reads, writes and reviews them. */
export const storyAccess: Record<string, Access> = {
  'GET /stories/': { who: 'anyone' },
  'GET /stories/{id}/': { who: 'anyone', call: one({ isPublic: true }) },
  [`GET ${own}`]: { who: 'member', act: 'see_company' },
  [`POST ${own}`]: { who: 'member', act: 'edit_company', call: () => ({ body: { kind: 'article' } }) },
  [`GET ${own}{id}/`]: { ...member, act: 'see_company', call: one() },
  [`PUT ${own}{id}/`]: { ...member, act: 'edit_company', call: withBody({}, () => ({ version: 1, content: wholeStory })) },
  [`DELETE ${own}{id}/`]: { ...member, act: 'edit_company', call: one() },
  [`POST ${own}{id}/reviews/`]: { ...member, act: 'publish_jobs', call: withBody({}, () => ({ version: 1 })) },
  [`DELETE ${own}{id}/reviews/`]: { ...member, act: 'edit_company', call: one({ isAsked: true }) },
  [`POST ${own}{id}/withdrawals/`]: { ...member, act: 'edit_company', call: one({ isPublic: true }) },
  [`DELETE ${own}{id}/withdrawals/`]: { ...member, act: 'edit_company', call: one({ isPublic: true, isWithdrawn: true }) },
  [`GET ${operators}`]: { who: 'operator', act: 'see_companies' },
  [`GET ${operators}{id}/`]: { who: 'operator', act: 'see_companies', call: one({ isAsked: true }) },
  [`PUT ${operators}{id}/decision/`]: {
    who: 'operator',
    act: 'review_jobs',
    call: withBody({ isAsked: true }, ({ review_id }) => ({ review_id, decision: 'refuse', reason: '確かめられないため' })),
  },
  [`POST ${operators}{id}/closures/`]: {
    who: 'operator',
    act: 'close_jobs',
    call: withBody({ isPublic: true, isAsked: true }, () => ({ reason: '確かめられないため' })),
  },
}
