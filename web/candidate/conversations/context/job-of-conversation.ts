import type { Api } from '#contract/index.ts'
import type { CandidateConversation } from '#contract/conversations/threads.ts'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { placeTags } from '#web/jobs/job-tags.ts'
import { freshnessOf } from '#web/jobs/facts/freshness.ts'
import { bandOf, bandText } from '#web/jobs/facts/pay.ts'

export type ConversationJob = { id: number; position_title: string; pay: string; place: string; freshness: { state: string; day: string } }

/** The job that a conversation is about: its own, or the last that a message, a scout or a meeting named; null where none of them can be read any more. */
export async function jobOfConversation(
  { job_offers, lookups }: Api,
  { job, messages }: Pick<CandidateConversation, 'job' | 'messages'>,
  meetings: MyMeeting[],
  now: Date,
): Promise<ConversationJob | null> {
  const named = messages.findLast(({ attachedJob, scout }) => (attachedJob && !attachedJob.deleted) || scout?.job)
  const id = job?.id ?? named?.attachedJob?.id ?? named?.scout?.job?.id ?? meetings.find((meeting) => meeting.job)?.job?.id
  if (!id) return null
  const found = await job_offers.show({ id }).catch(() => null)
  if (!found) return null
  const { state, day } = freshnessOf(found.job.confirmed_at, now)
  const place = placeTags(found.job, await lookups.list()).map((tag) => tag.replace(/(?<=リモート)可$/, ''))
  return { id, position_title: found.job.position_title, pay: bandText(bandOf(found.job)), place: place.join('・'), freshness: { state, day } }
}
