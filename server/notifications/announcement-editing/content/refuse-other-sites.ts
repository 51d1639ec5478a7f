import type { Language } from '#contract/platform/text/language.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { otherSitesIn, otherSitesRefusal } from '#server/platform/site-settings/other-sites.ts'

type Words = { title: string; message: string }

/** An announcement that many read names no site which two operators did not allow. What it named before may stay. */
export function refuseOtherSites({ language }: { language: Language }, { title, message }: Words, before?: Words) {
  const known = new Set(before ? otherSitesIn(`${before.title} ${before.message}`) : [])
  const named = (text: string) => otherSitesIn(text).filter((site) => !known.has(site))
  const problems = Object.entries({ title: named(title), message: named(message) })
    .filter(([, sites]) => sites.length > 0)
    .map(([field, sites]) => ({ field, message: otherSitesRefusal(sites) }))
  refuseProblems(problems, language)
}
