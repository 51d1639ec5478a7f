import type { FirstIds } from '../first-ids.ts'
import { daysBefore } from '../moment.ts'
import type { Random } from '../random.ts'
import type { Change } from './job-change.ts'
import { confirmations, type jobState } from './job-state.ts'

export type DemoVersion = { id: number; job_id: number; kind: string; changes: Change; changed_by: string; changed_at: string }

/** Everything the public saw happen to a posting, in its order. */
export function jobVersions(
  random: Random,
  job: { id: number; state: ReturnType<typeof jobState>; by: string; change: Change | null },
  now: Date,
  next: FirstIds,
): DemoVersion[] {
  const { published_at, confirmed_at, closed_at, state } = job.state
  if (!published_at || !confirmed_at) return []
  const confirmed = confirmations(random, published_at, confirmed_at).map((at) => ({ kind: 'confirmed', at, changes: {} }))
  const changed =
    job.change && confirmed_at > published_at
      ? [
          {
            kind: 'changed',
            at: new Date(published_at.getTime() + (confirmed_at.getTime() - published_at.getTime()) * (0.4 + random.next() * 0.55)),
            changes: job.change,
          },
        ]
      : []
  const end = closed_at
    ? [{ kind: 'closed', at: closed_at, changes: {} }]
    : state === 'paused'
      ? [{ kind: 'paused', at: new Date(Math.min(now.getTime(), daysBefore(confirmed_at, -random.int(0, 6)).getTime())), changes: {} }]
      : []
  return [{ kind: 'published', at: published_at, changes: {} }, ...[...confirmed, ...changed].sort((a, b) => a.at.getTime() - b.at.getTime()), ...end].map(
    ({ kind, at, changes }) => ({
      id: next.job_offer_versions++,
      job_id: job.id,
      kind,
      changes,
      changed_by: job.by,
      changed_at: at.toISOString(),
    }),
  )
}
