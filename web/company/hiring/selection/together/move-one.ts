import type { Api } from '#contract/index.ts'
import { outsideIdOf } from '../../outside-key.ts'

type Applications = Api['company_users']['applications']
type Moved = Omit<Parameters<Applications['change']>[0], 'id'>
type Moving = Pick<Api['company_users'], 'applications' | 'outside_candidates'>

/** Takes one card to another step: a selection on the site, or somebody from outside. Answers where it stands then. */
export async function moveOne({ applications, outside_candidates }: Moving, key: string, { promise_reason, ...to }: Moved) {
  const id = outsideIdOf(key)
  if (id) return outside_candidates.change({ id, ...to })
  const { application } = await applications.change({ id: key, ...to, ...(promise_reason ? { promise_reason } : {}) })
  return application
}
