import { expect, test } from 'vitest'
import { appleReturn } from './apple-return.ts'

const post = (body: URLSearchParams) =>
  appleReturn.request('/sign_in/apple', { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' } })

test('what Apple posts is opened again as our own page, with its four fields alone, as text', async () => {
  const answer = await post(new URLSearchParams({ code: 'c"><script>', state: 's', user: '{"name":"花"}', email: 'a@b.example' }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain('content="0;url=/sign_in/apple?code=c%22%3E%3Cscript%3E&amp;state=s"')
  expect(page).not.toMatch(/花|a@b\.example|<script>/)
})

test('a large form is refused', async () => {
  expect((await post(new URLSearchParams({ code: 'x'.repeat(20_000) }))).status).toBe(413)
})
