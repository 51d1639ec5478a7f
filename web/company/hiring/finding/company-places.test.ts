import { expect, test } from 'vitest'
import { type CompanyAct, companyActNames } from '#contract/accounts/members/company-acts.ts'
import { companyRoutes } from '#web/company/routes.ts'
import { companyPlaces } from './company-places.ts'

const everything = companyActNames
const addresses = (acts: CompanyAct[]) => companyPlaces(acts).flatMap(({ entries }) => entries.map(({ to }) => to.split('?')[0]))

/** Pages about one thing, which the palette finds by its name, or which another page leads to. */
const ofOne =
  /\/(?:\*|find|open|figures\/cases|not_allowed|messages\/detail|candidates\/detail|scouts\/new|selection\/(?:detail|notice|scorecard|together|outside\/(?:detail|meeting(?:\/change)?)|offer(?:\/preview)?)|settings\/webhooks\/deliveries(?:\/file)?|settings\/recovery_codes|stories\/(?:edit|preview)|job_offers\/(?:edit|questions|overview|figures|file)|views)$/

test('the palette leads to every page of the area that needs no thing to be named', () => {
  const pages = companyRoutes.map(({ path }) => `/${path}`).filter((path) => !ofOne.test(path))
  expect(pages.filter((path) => !addresses(everything).includes(path))).toEqual([])
})

test('a member is offered what their role opens and nothing else', () => {
  expect(addresses(['see_account'])).not.toContain('/online/companies/job_offers')
  expect(addresses(['see_account', 'see_jobs'])).toContain('/online/companies/job_offers')
  expect(addresses(['see_account', 'see_jobs'])).not.toContain('/online/companies/job_offers/new')
})

test('no two entries of a group share a key', () => {
  for (const { entries } of companyPlaces(everything)) expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
})
