import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { japanMoment } from '#web/operator/platform/moments/japan-moment.ts'

const listed = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')

/** What the form shows: what was typed when it was refused, else what is kept, else an empty announcement that begins now. */
export function announcementValues(result: FormResult | undefined, kept: AnnouncementContent | undefined, now: Date) {
  const typed = result?.saved === false ? result.values : undefined
  const narrowed = kept && { ...kept.candidate_segment, ...kept.company_segment }
  const own: Record<string, unknown> = kept
    ? {
        ...kept,
        ...Object.fromEntries(Object.entries(narrowed ?? {}).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)])),
        display_start_at: japanMoment.toField(kept.display_start_at),
        display_end_at: japanMoment.toField(kept.display_end_at),
        is_require_confirm: kept.is_require_confirm ? 'on' : '',
      }
    : { audience: 'candidates', display_start_at: japanMoment.toField(now.toISOString()), is_require_confirm: 'on' }
  const values = typed ?? own
  return {
    text: (name: string) => textOf(values[name]),
    has: (name: string, value: string) => listed(values[name]).includes(value),
    isOpen: (...names: string[]) => names.some((name) => listed(values[name]).some(Boolean)),
  }
}

export type AnnouncementValues = ReturnType<typeof announcementValues>
