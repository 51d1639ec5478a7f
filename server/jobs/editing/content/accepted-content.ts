import { JobChange } from '#contract/jobs/postings/job-content.ts'
import { refusalIn } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { settledContent } from './settled-content.ts'

/** Of values that were not typed for this job, those that it can have now: no unknown fields, none that contradict each other, and no id that cannot be chosen. */
export async function acceptedContent(context: MemberContext, read: Record<string, unknown>): Promise<JobChange> {
  const accepted = Object.fromEntries(
    Object.entries(read).flatMap(([field, value]) => {
      const parsed = field in JobChange.shape ? JobChange.shape[field as keyof typeof JobChange.shape].safeParse(value) : undefined
      return parsed?.success && parsed.data !== undefined ? [[field, parsed.data]] : []
    }),
  ) as JobChange
  return withoutRefused(context, accepted)
}

async function withoutRefused(context: MemberContext, content: JobChange): Promise<JobChange> {
  try {
    await settledContent(context, content)
    return content
  } catch (error) {
    const issues = refusalIn(error)?.data
    if (!Array.isArray(issues)) throw error
    const refused = new Set(issues.map(({ field }: { field: string }) => field))
    return Object.fromEntries(Object.entries(content).filter(([field]) => !refused.has(field)))
  }
}
