import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { settingsMenus } from './settings-menus.ts'

type Route = (typeof routes)[number]

const account = {
  is_open: true,
  block_count: 2,
  email: 'chihiro@candidate.example',
  line_login_url: null,
  line_unlink_url: null,
  line_connected: false,
  ai_consent_agreed: null,
}
const linkedFor = (told: Parameters<typeof settingsMenus>[0]) =>
  settingsMenus(told, { enable_notification: true }).flatMap(({ rows }) => rows.map(({ to }) => to))
const pathsIn = (routes: Route[], above = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/')
    return [whole, ...pathsIn(children, whole)]
  })
const paths = new Set(pathsIn(routes).map((path) => `/${path}`))

/** Pages within a process, which other pages link to. */
const steps = [
  '/settings',
  '/settings/confirm',
  // Older addresses of /visitors and /profile.
  '/settings/privacy/ledger',
  '/settings/privacy/preview',
  // The page of security leads there where the site offers one.
  '/settings/sign_in',
  '/settings/security/email',
  '/settings/security/password',
  '/settings/security/passkey',
  '/settings/security/recovery_codes',
  '/settings/security/second_factor',
  '/settings/saved_searches/new',
]

test('every page of the settings is linked, and every link works', () => {
  const all = linkedFor({ ...account, line_login_url: '/settings/line' })
  expect([...paths].filter((path) => path.startsWith('/settings') && !steps.includes(path) && !all.includes(path))).toEqual([])
  expect(all.filter((to) => !paths.has(to.split('?')[0] ?? ''))).toEqual([])
})

test('LINE has a line only where this site offers LINE', () => {
  expect(linkedFor(account)).not.toContain('/settings/line')
  const menus = settingsMenus({ ...account, line_login_url: '/settings/line' }, { enable_notification: true })
  expect(menus.flatMap(({ rows }) => rows)).toContainEqual({ to: '/settings/line', label: 'LINE連携', state: '連携していません' })
})

test('each setting shows its present value', () => {
  const [companies] = settingsMenus(account, { enable_notification: true })
  expect(companies?.rows[0]).toMatchObject({ state: '公開しています・ブロック 2社' })
})
