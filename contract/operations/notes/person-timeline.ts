import { z } from 'zod'
import { Timeline, TimelineEntry } from './company-timeline.ts'
import { personTimelineKinds } from './timeline-kinds.ts'

export const PersonTimelineKind = z.enum(Object.keys(personTimelineKinds) as [keyof typeof personTimelineKinds])

/** Nothing that the person wrote, or that was written to them: what somebody reported or asked for is read on its own page. */
export const PersonTimelineEntry = TimelineEntry.extend({ kind: PersonTimelineKind.meta({ example: 'consent' }) })
export type PersonTimelineEntry = z.infer<typeof PersonTimelineEntry>

export const PersonTimeline = Timeline.extend({ entries: z.array(PersonTimelineEntry) })
export type PersonTimeline = z.infer<typeof PersonTimeline>
