import type { RequestContext } from '#server/platform/request/request-context.ts'

/** For a session that takes the place of this one: a user who has shown the second factor need not show it again. */
export const factorShown = ({ viewer, now }: Pick<RequestContext, 'viewer' | 'now'>, id: string) =>
  viewer?.id === id && viewer.second_factor === 'passed' ? now().toISOString() : undefined
