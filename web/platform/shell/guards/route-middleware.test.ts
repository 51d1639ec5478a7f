import { defaultSiteName } from '#contract/platform/site/site-name.ts'
import { RouterContextProvider } from 'react-router'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { expect, test } from 'vitest'
import { areaContext, enteringContext, siteContext } from '../../api/page-context.ts'
import { routeMiddleware } from './route-middleware.ts'

const site = {
  origin: 'https://mebae.example',
  logout_url: '',
  ...defaultSiteName,
  logo: null,
  colours: {},
  fees_version: '1',
  features: { candidate_sign_up: true, company_sign_up: true, push: true, scouts: true },
  daily_limits: { people_listed: 1, people_opened: 1, scouts_sent: 1 },
  tag_manager_id: null,
  build_id: 'b1',
  is_demo: false,
  mail: 'sent' as const,
  operator: {},
  maintenance: null,
  is_read_only: false,
  is_preparing: false,
  selection: { steps: [], end_reasons: [] },
}

async function ask(url: string, logout_url = '', area?: Area) {
  const context = new RouterContextProvider()
  context.set(siteContext, { ...site, logout_url })
  context.set(areaContext, area)
  context.set(enteringContext, undefined)
  const [guard] = routeMiddleware('signed-in')
  // A navigation in the browser requests another address than the page's own.
  const request = new Request('https://mebae.example/_.data')
  const args = { request, url: new URL(url), context, params: {}, pattern: '' }
  try {
    return await guard!(args as Parameters<NonNullable<typeof guard>>[0], async () => new Response('the page'))
  } catch (thrown) {
    return thrown as Response
  }
}

test('a page behind the sign-in leads a visitor to the sign-in page and knows the way back', async () => {
  const answer = await ask('https://mebae.example/message/company/detail?company_id=3')
  expect(answer).toMatchObject({ status: 302 })
  expect((answer as Response).headers.get('Location')).toBe('/online/companies/?next=%2Fmessage%2Fcompany%2Fdetail%3Fcompany_id%3D3')
})

test('the sign-in page may be on another host', async () => {
  const answer = await ask('https://mebae.example/quit', 'https://accounts.example')
  expect((answer as Response).headers.get('Location')).toBe('https://accounts.example/online/companies/?next=%2Fquit')
})

test.each(['signed-up', 'toString', '__proto__'])('a guard called %s does not exist', (name) => {
  expect(() => routeMiddleware(name)).toThrow('Unknown route middleware')
})

test('a signed-in candidate passes', async () => {
  expect(await ask('https://mebae.example/profile', '', 'candidate')).toBeUndefined()
  expect(await ask('https://mebae.example/profile', '', 'company')).toMatchObject({ status: 302 })
})
