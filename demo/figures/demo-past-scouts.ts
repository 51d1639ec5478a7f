import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'

/**
 * One invented scout that was accepted so many days ago: answered and met so many days later, or why the promised meeting was not held. `said`: the candidate's
 * report of the meeting.
 */
export type DemoPastScout = {
  days: number
  answered?: number
  met?: number
  type: 'mendan' | 'mensetsu'
  said?: 'mendan' | 'mensetsu'
  end?: { after: number; reason: 'hired' | 'declined' | 'rejected'; promise?: PromiseReason }
}

export const demoPastScouts: DemoPastScout[] = [
  { days: 310, type: 'mendan', answered: 0.8, met: 6, said: 'mendan', end: { after: 20, reason: 'rejected' } },
  { days: 286, type: 'mendan', answered: 1.6, met: 8, said: 'mendan', end: { after: 44, reason: 'hired' } },
  { days: 263, type: 'mensetsu', answered: 0.5, met: 5, said: 'mensetsu', end: { after: 12, reason: 'rejected' } },
  { days: 241, type: 'mendan', answered: 2.2, met: 9, said: 'mensetsu', end: { after: 16, reason: 'rejected' } },
  { days: 220, type: 'mendan', answered: 1.1, end: { after: 7, reason: 'rejected', promise: 'position_closed' } },
  { days: 198, type: 'mendan', answered: 0.4, met: 4, said: 'mendan', end: { after: 30, reason: 'declined' } },
  { days: 176, type: 'mendan', answered: 3.3, met: 10, said: 'mendan', end: { after: 25, reason: 'rejected' } },
  { days: 155, type: 'mendan', answered: 0.9, end: { after: 5, reason: 'declined', promise: 'candidate_declined' } },
  { days: 132, type: 'mendan', answered: 1.4, met: 7, said: 'mendan', end: { after: 21, reason: 'rejected' } },
  { days: 110, type: 'mendan' },
  { days: 88, type: 'mendan', answered: 0.6, met: 5, said: 'mendan', end: { after: 33, reason: 'hired' } },
  { days: 64, type: 'mensetsu', answered: 1.9, met: 8, said: 'mensetsu', end: { after: 15, reason: 'rejected' } },
  { days: 42, type: 'mendan', answered: 0.7, met: 6, said: 'mendan', end: { after: 18, reason: 'rejected' } },
  { days: 27, type: 'mendan', answered: 1.2, met: 6, said: 'mendan', end: { after: 14, reason: 'declined' } },
  { days: 16, type: 'mendan', answered: 0.5, met: 5, said: 'mendan' },
]
