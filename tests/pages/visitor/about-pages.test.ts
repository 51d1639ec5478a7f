import type { RouteConfigEntry } from '@react-router/dev/routes'
import { candidateAbouts } from '#web/candidate/operations/about/candidate-abouts.ts'
import { candidateRoutes } from '#web/candidate/routes.ts'
import { companyAbouts } from '#web/company/operations/about/company-abouts.ts'
import { companyRoutes } from '#web/company/routes.ts'
import { operatorAbouts } from '#web/operator/operations/about/operator-abouts.ts'
import { operatorRoutes } from '#web/operator/routes.ts'
import type { PageAbouts } from '#web/platform/shell/about-page/page-about.ts'
import { questionGroups } from '#web/visitor/operations/help/questions/question-groups.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

/** Pages that ask or refuse something in the way of another, or stand in for one. */
const without = ['/settings/confirm', '/offline', '/online/companies/not_allowed', '/online/companies/open']

const pathsOf = (routes: RouteConfigEntry[], at = ''): string[] =>
  routes.flatMap(({ path = '', index, file, children = [] }) => {
    const here = [at, path].filter(Boolean).join('/')
    return [...((path || index) && file.endsWith('-page.tsx') && !path.includes('*') ? [`/${here}`] : []), ...pathsOf(children, here)]
  })
const areas: [PageAbouts, RouteConfigEntry[]][] = [
  [candidateAbouts, candidateRoutes],
  [companyAbouts, companyRoutes],
  [operatorAbouts, operatorRoutes],
]

test('every page of the three areas says in two to four lines what it is for, and where one reads on', () => {
  for (const [abouts, routes] of areas) {
    const paths = pathsOf(routes).filter((path) => !without.includes(path))
    expect(Object.keys(abouts).toSorted()).toEqual([...new Set(paths)].toSorted())
    for (const [path, { lines, ways }] of Object.entries(abouts)) {
      expect([path, lines.length >= 2 && lines.length <= 4 && ways.length > 0]).toEqual([path, true])
      for (const line of lines) expect([line, line.endsWith('。')]).toEqual([line, true])
    }
  }
})

test('what they lead to is there, to the very part, and a question is called what the help page calls it', async ({ page }) => {
  const ways = areas.flatMap(([abouts]) => Object.values(abouts).flatMap((about) => about.ways))
  const questions = new Map(questionGroups.flatMap((group) => group.questions).map(({ id, question }) => [`/help#${id}`, question]))
  for (const { to, label } of ways) if (to.startsWith('/help#')) expect([to, label]).toEqual([to, questions.get(to)])
  const open = new Set(ways.map(({ to }) => to).filter((to) => !/^\/(help|settings|online)/.test(to)))
  expect(open.size).toBeGreaterThan(15)
  for (const link of open) {
    expect([link, await page.goto(link)]).toEqual([link, 200])
    const part = link.split('#')[1]
    if (part) expect([link, page.document.getElementById(part) !== null]).toEqual([link, true])
  }
})

test('the button stands above a page of each area, and what it opens is part of the page', async ({ page, candidate: _signedIn }) => {
  await page.goto('/settings/privacy')
  expect(page.getByRole('button', { name: 'このページについて' })).toHaveAttribute('popovertarget', 'about-page')
  expect(page.document.querySelector('#about-page[popover] a[href="/help#employer"]') !== null).toBe(true)
})
