import { ORPCError } from '@orpc/client'
import { MEMBERSHIP_FIELD } from '#contract/platform/membership-header.ts'
import { isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { memberContext, siteContext } from './page-context.ts'
import { answerRefusals } from './answer-refusals.ts'

const refusal = (code: string, status: number, message = '') => new ORPCError(code, { status, message })

/** What React Router receives when a page's loader or action runs `run`. */
async function answerOf(run: (request: Request) => unknown, request = new Request('http://site/jobs?id=1')) {
  const way = request.method === 'GET' ? 'loader' : 'action'
  const build = { routes: { page: { id: 'page', module: { default: () => null, [way]: (args: { request: Request }) => run(args.request) } } } }
  const answered = answerRefusals(build as unknown as ServerBuild).routes.page?.module[way]
  const context = new RouterContextProvider()
  context.set(siteContext, { logout_url: '' } as never)
  context.set(memberContext, { id: 'm2' } as never)
  try {
    return await answered?.({ request, url: new URL(request.url), context, params: {}, pattern: '' } as never)
  } catch (thrown) {
    return thrown
  }
}
const throwing = (error: unknown) => () => {
  throw error
}
const posted = (body?: BodyInit, type?: string) =>
  new Request('http://site/jobs', { method: 'POST', ...(body ? { body } : {}), ...(type ? { headers: { 'content-type': type } } : {}) })

test('an address with an impossible value is a page that does not exist', async () => {
  expect(await answerOf(throwing(refusal('INPUT_INVALID', 422)))).toMatchObject({ init: { status: 404 } })
  expect(await answerOf(throwing(refusal('NOT_FOUND', 404)))).toMatchObject({ init: { status: 404 } })
})

test('any other refusal keeps its status and its sentence', async () => {
  expect(await answerOf(throwing(refusal('TOO_MANY_REQUESTS', 429, '少し待ってください。')))).toMatchObject({
    data: { sentence: '少し待ってください。' },
    init: { status: 429 },
  })
  expect(await answerOf(throwing(refusal('INPUT_INVALID', 422, '確認してください。')), posted('a=1'))).toMatchObject({ init: { status: 422 } })
})

test('a session that ended in the meantime leads to the sign-in page, and back', async () => {
  const answer = (await answerOf(throwing(refusal('SIGN_IN_REQUIRED', 401)))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/online/companies/?next=%2Fjobs%3Fid%3D1'])
})

test('the loaders of a page and of its layouts share one request', async () => {
  const request = new Request('http://site/jobs?id=1')
  expect(await answerOf(() => 'layout', request)).toBe('layout')
  expect(await answerOf(() => 'page', request)).toBe('page')
})

test('a bug is rethrown unchanged', async () => {
  const bug = new Error('bug')
  expect(await answerOf(throwing(bug))).toBe(bug)
  expect(isRouteErrorResponse(bug)).toBe(false)
})

test.each([
  ['{"email":"a"}', 'application/json'],
  ['a', 'text/plain'],
  ['zzz', 'multipart/form-data; boundary=x'],
  ['--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na', 'multipart/form-data; boundary=x'],
])('a form sent as %j (%s) is the sender’s mistake', async (body, type) => {
  expect(await answerOf((request) => request.formData(), posted(body, type))).toMatchObject({ init: { status: 400 } })
})

const shownTo = (member: string, headers: Record<string, string> = {}) =>
  new Request('http://site/jobs', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ [MEMBERSHIP_FIELD]: member, text: '書きかけ', password: '秘密', job_id: '7' }),
  })
const fieldsOf = async (request: Request) => Object.fromEntries(await request.formData())

test('a form of a page that was shown for another company comes back with what was written, and is not read', async () => {
  expect(await answerOf(fieldsOf, shownTo('m1'))).toMatchObject({ data: { typed: [{ name: 'text', value: '書きかけ' }] }, init: { status: 409 } })
})

test('a form of the member who is signed in is read without that field, and with scripts the API decides', async () => {
  const fields = { text: '書きかけ', password: '秘密', job_id: '7' }
  expect(await answerOf(fieldsOf, shownTo('m2'))).toEqual(fields)
  expect(await answerOf(fieldsOf, shownTo('m1', { 'X-Shown-To-Member': 'm1' }))).toEqual(fields)
})
