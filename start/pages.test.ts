import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { kindNamed, type NotificationKind, notificationKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import { subjectPage } from '#contract/notifications/kinds/subject-page.ts'
import { pages } from '#contract/platform/pages.ts'
import config from '#web/routes.ts'
import { sourceFiles } from './rules/source-files.ts'

/** The routes of the site, without those that answer to every address. */
const asRoutes = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries
    .filter(({ path }) => !path?.endsWith('*'))
    .map(({ path, index, children, file }) => (index ? { index, path, id: file } : { path, id: `${path} ${file}`, children: asRoutes(children ?? []) }))
const routes = asRoutes(config)

const isPage = (address: string) => {
  const found = matchRoutes(routes, new URL(address, 'https://mebae.example').pathname)?.at(-1)?.route
  // A layout without a path matches the root, and is no page.
  return found !== undefined && (found.index === true || found.path !== undefined)
}

const areas = ['candidate', 'company', 'operator'] as const
const made = Object.entries(pages).flatMap(([name, page]) => {
  const make = page as (...given: unknown[]) => string
  if (name === 'jobs') return [[name, make({ prefectures: [13, 14] })]]
  if (name === 'notifications') return areas.slice(0, 2).map((area) => [name, make(area)])
  if (name === 'operatorPerson') return areas.slice(0, 2).map((area) => [name, make(area, '7')])
  return /^(security|password|email)/.test(name) ? areas.map((area) => [name, make(area, 'token')]) : [[name, make('7')]]
})

test.each(made)('the page "%s" at %s is one of the site', (_, address) => {
  expect(address).not.toContain('undefined')
  expect(isPage(address!)).toBe(true)
})

test('an address that no route has is none', () => expect(['/no/such/page', '/message/none', '/operator/nothing'].filter(isPage)).toEqual([]))

test('the subject of every kind of notification has its own page', () => {
  const subjects = (Object.keys(notificationKinds) as NotificationKind[]).flatMap((name) => {
    const { audience, subjects } = kindNamed(name)
    return subjects.map((type) => [`${name} ${type}`, subjectPage(audience, { type, id: '7' })] as const)
  })
  expect(subjects.filter(([, address]) => !isPage(address) || address.endsWith('/notifications'))).toEqual([])
})

test('mails and notifications take the address of a page from the contract', () => {
  const named =
    /['`"](?:\$\{settings\.publicUrl\})?\/(?:about|company|message|mypage|notifications|online\/companies|operator|password|profile|registration|settings|unsubscribe)\b/
  const inMails = sourceFiles().filter(
    ({ path, text }) => /^server\/(?:platform\/mail|notifications|accounts|conversations)\//.test(path) && !path.endsWith('.test.ts') && named.test(text),
  )
  expect(inMails.map(({ path }) => path)).toEqual([
    // What a browser asks for, and not what a mail links to.
    'server/accounts/sessions/viewer/areas-of.ts',
    'server/notifications/unsubscriptions/one-click.ts',
  ])
})
