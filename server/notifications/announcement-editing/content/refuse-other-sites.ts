import type { Language } from '#contract/platform/text/language.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { otherSitesProblems } from '#server/platform/site-settings/other-sites.ts'

type Words = { title: string; message: string }

/** An announcement that many read names no site which two operators did not allow. What it named before may stay. */
export function refuseOtherSites({ language }: { language: Language }, { title, message }: Words, before?: Words) {
  const known = before && `${before.title} ${before.message}`
  refuseProblems([...otherSitesProblems('title', title, known), ...otherSitesProblems('message', message, known)], language)
}
