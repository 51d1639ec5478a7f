import { expect, test } from '../test.ts'
import { candidateLookers } from './candidates.ts'
import { companyLookers } from './companies.ts'
import { interruptedLookers } from './interrupted.ts'
import { lookAt } from './look-at.ts'
import { looks, type Look } from './looker.ts'
import { operatorLookers } from './operators.ts'
import { pagesOfRoutes } from './pages-of-routes.ts'
import { notLookedAt } from './not-looked-at.ts'
import { secondFactorLookers } from './second-factors.ts'
import { visitorLookers } from './visitors.ts'

const lookers = [...visitorLookers, ...candidateLookers, ...interruptedLookers, ...companyLookers, ...secondFactorLookers, ...operatorLookers]

for (const { who, interruptions = false, rows, open } of lookers)
  for (const look of Object.keys(looks) as Look[]) {
    const wanted = rows.filter(({ looks }) => looks.includes(look))
    if (wanted.length === 0) continue
    test.describe(`${who}, at a ${look}`, () => {
      // Forms that are refused and pages that are missing answer so.
      test.use({ interruptions, expected: /status of 4(00|03|04|09|22)/ })

      test(`finds ${wanted.length} pages in good order`, async ({ page, context, db }) => {
        test.setTimeout(60_000 + wanted.length * 10_000)
        const findings: Record<string, string[]> = {}
        for (const row of await open(context, db)) {
          if (!row.looks.includes(look)) continue
          // One page that cannot be reached does not keep the others from being looked at.
          const found = await test.step(row.name, () => lookAt(page, row, look).catch((error: Error) => [error.message]))
          if (found.length > 0) findings[row.name] = found
        }
        expect(findings).toEqual({})
      })
    })
  }

test('every page of the site is looked at, or it is said why not, and nothing twice', () => {
  const rows = lookers.flatMap(({ who, rows }) => rows.map(({ page, name }) => ({ page, name: `${who}: ${name}` })))
  const seen = new Set(rows.map(({ page }) => page))
  const pages = pagesOfRoutes()
  expect(pages.length).toBeGreaterThan(150)
  expect(pages.filter((page) => !seen.has(page) && !Object.hasOwn(notLookedAt, page))).toEqual([])
  expect([...seen, ...Object.keys(notLookedAt)].filter((page) => !pages.includes(page))).toEqual([])
  expect(Object.keys(notLookedAt).filter((page) => seen.has(page))).toEqual([])
  expect(rows.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at)).toEqual([])
})
