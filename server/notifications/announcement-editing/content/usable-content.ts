import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import type { Language } from '#contract/platform/text/language.ts'
import { sanitizedAnnouncement } from '../../announcements/sanitized-announcement.ts'
import { type Problem, refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import sanitizeHtml from 'sanitize-html'
import { announcementHref } from '#contract/notifications/announcements/announcement-href.ts'

type Wish = { drop_unusable: boolean; language: Language; now: Date }

/** An announcement as it may be stored: the message sanitised, invalid parts reported or removed, a segment that fits its audience, a valid period. */
export function usableContent(given: AnnouncementContent, { drop_unusable, language, now }: Wish): AnnouncementContent {
  const unusable = drop_unusable ? [] : unusableParts(given.message)
  const message = sanitizedAnnouncement(given.message)
  const problems: Problem[] = [
    ...(unusable.length > 0 ? [{ field: 'message', message: `使えないものがあります: ${unusable.join('、')}` }] : []),
    ...(unusable.length === 0 && message.replaceAll(/<[^<>]*>/g, '').trim() === '' ? [{ field: 'message', message: '本文を入力してください。' }] : []),
    ...periodProblems(given, now),
  ]
  refuseProblems(problems, language)
  const isForCandidates = given.audience === 'candidates'
  return {
    ...given,
    message,
    candidate_segment: isForCandidates ? given.candidate_segment : {},
    company_segment: isForCandidates ? {} : given.company_segment,
  }
}

function periodProblems({ display_start_at, display_end_at }: AnnouncementContent, now: Date): Problem[] {
  if (!display_end_at) return []
  if (Date.parse(display_end_at) <= Date.parse(display_start_at)) return [{ field: 'display_end_at', message: '終わりを、始まりより後にしてください。' }]
  return Date.parse(display_end_at) <= now.getTime() ? [{ field: 'display_end_at', message: '終わりを、これからの日時にしてください。' }] : []
}

const usable = new Set(['a', 'strong', 'em', 'u', 'br', 'p', 'span'])

const NAMED = 10

/** The parts of a message that sanitising would remove, in words: tags, attributes, and the targets of links. */
function unusableParts(message: string) {
  const found = new Set<string>()
  const look = (tagName: string, attribs: Record<string, string>) => {
    if (!usable.has(tagName)) found.add(tagName.slice(0, 40))
    else
      for (const [name, value] of Object.entries(attribs)) {
        if (tagName !== 'a' || name !== 'href') found.add(`${tagName} の ${name.slice(0, 40)}`)
        else if (!announcementHref(value)) found.add(`リンク先 ${value.slice(0, 60)}`)
      }
    return { tagName, attribs }
  }
  if (message.includes('<')) sanitizeHtml(message, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, transformTags: { '*': look } })
  return [...found].slice(0, NAMED)
}
