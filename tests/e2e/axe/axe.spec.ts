import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { expect, test } from '../kit/test.ts'
import { candidateLookers } from './candidates.ts'
import { companyLookers } from './companies.ts'
import { interruptedLookers } from './interrupted.ts'
import { lookAt } from './look-at.ts'
import { operatorLookers } from './operators.ts'
import { refusedLookers } from './refused.ts'
import { secondFactorLookers } from './second-factors.ts'
import { visitorLookers } from './visitors.ts'

/** Pages that the list leaves out, each with its reason. */
const notLookedAt: Record<string, string> = {
  '/job_offer/view': 'a form that is answered with a redirect',
  '/profile/advance': 'leads to /profile',
  '/tips': 'a form that is answered with a redirect',
  '/work/fold': 'a form that is answered with a redirect',
  '/online/companies/switch': 'a form that is answered with a redirect',
  '/online/companies/open': 'only for a person of two companies: memberships.spec.ts',
  '/work/columns': 'a form that is answered with a redirect',
  '/outside/export': 'a file',
  '/outside/meeting/calendar': 'a file',
  '/online/companies/job_offers/file': 'a file',
  '/operator/companies/file': 'a file',
  '/operator/tasks/file': 'a file',
  '/operator/mails/file': 'a file',
  '/operator/reports/file': 'a file',
  '/operator/requests/file': 'a file',
  '/operator/job_offers/all/file': 'a file',
  '/online/companies/settings/webhooks/deliveries/file': 'a file',
  '/operator/viewing': 'a form that is answered with a redirect: viewing.spec.ts',
  '/profile/work_experience': 'leads to /profile',
  '/profile/yourvision': 'leads to /profile',
  '/settings/privacy/preview': 'leads to /profile',
  '/job_offer': 'leads to /job_offer/search',
  '/job_offer/reading': 'the job beside the list, which scripts fetch: its page is looked at',
  '/job_offer/counts': 'the counts of folded filters, which scripts fetch',
  '/settings/privacy/ledger': 'leads to /visitors',
  '/settings/sign_in': 'only a process that knows another provider has it: elsewhere.spec.ts',
  '/registration/external': 'where another provider leads back to: elsewhere.spec.ts',
  '/sign_in/:provider': 'leads to another provider: elsewhere.spec.ts',
  '/message/applications': 'leads to the inbox',
  '/message/list': 'leads to the inbox',
  '/message/progress': 'leads to the inbox',
  '/message/scout': 'leads to the conversation of the scout',
  '/dev/inbox/:mail_id/html': 'the mail as it was written, shown in a frame of the page that is looked at',
  '/settings/line': 'only a process that knows LINE has it: line.spec.ts',
  '/line/callback': 'where LINE leads back to: line.spec.ts',
  '/unsubscribe/:token': "the token is sealed with the site's own key, and comes by mail: saved-searches.spec.ts",
}

// Only a site that was not opened has them: setup.spec.ts looks at each.
for (const step of ['', '/site', '/legal', '/mail', '/backup', '/sign_in', '/checks', '/open'])
  notLookedAt[`/setup${step}`] = 'before the opening: setup.spec.ts'

const lookers = [
  ...visitorLookers,
  ...candidateLookers,
  ...interruptedLookers,
  ...companyLookers,
  ...refusedLookers,
  ...secondFactorLookers,
  ...operatorLookers,
]

for (const { who, interruptions = false, rows, open } of lookers) {
  test.describe(who, () => {
    // Forms that are refused and pages that are missing answer so.
    test.use({ interruptions, expected: /status of 4(00|03|04|09|22)/ })

    test(`finds ${rows.length} pages in good order`, async ({ page, context, db }) => {
      // One test looks at many pages: the usual limit is for one journey.
      test.setTimeout(60_000 + rows.length * 20_000)
      const findings: Record<string, string[]> = {}
      for (const row of await open(context, db)) {
        // One page that cannot be reached does not keep the others from being looked at.
        const found = await test.step(row.name, () => lookAt(page, row).catch((error: Error) => [error.message]))
        if (found.length > 0) findings[row.name] = found
      }
      expect(findings).toEqual({})
    })
  })
}

test('axe checks every page of the site exactly once, or the list says why not', () => {
  const rows = lookers.flatMap(({ who, rows }) => rows.map(({ page, name }) => ({ page, name: `${who}: ${name}` })))
  const seen = new Set(rows.map(({ page }) => page))
  const pages = pagesOfRoutes()
  expect(pages.length).toBeGreaterThan(150)
  expect(pages.filter((page) => !seen.has(page) && !Object.hasOwn(notLookedAt, page))).toEqual([])
  expect([...seen, ...Object.keys(notLookedAt)].filter((page) => !pages.includes(page))).toEqual([])
  expect(Object.keys(notLookedAt).filter((page) => seen.has(page))).toEqual([])
  expect(rows.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at)).toEqual([])
})

/** The path of every route that is not merely a frame around others. */
function pagesOfRoutes(entries: RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const own = index || !children.length ? [`/${path}`] : []
    return [...own, ...pagesOfRoutes(children)]
  })
}
