import { expect, test } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { openApiDocument } from '#server/openapi.ts'
import { largestBody } from './largest-body.ts'

test('only where files arrive a body may be larger than a form', () => {
  const upload = largestBody('/profile/resume')
  expect(largestBody('/online/api/v1/amateras/candidate_users/job_history_pdf/')).toBe(upload)
  expect(largestBody('/profile/resume.data')).toBe(upload)
  const attachment = '/online/api/v1/amateras/candidate_users/messages/3/attachments'
  expect(largestBody(`${attachment}/`)).toBe(upload)
  expect(largestBody('/message/company/detail.data')).toBe(upload)
  expect(largestBody('/online/api/v1/amateras/candidate_users/application_choices/7/files/')).toBe(upload)
  for (const path of ['/job_offer/apply', '/job_offer/apply.data', '/message/company/detail']) expect(largestBody(path)).toBe(upload)
  expect(largestBody(`${attachment}/0c9f1f0e/`)).toBeLessThan(upload)
  for (const path of ['/', '/profile', '/profile/resume/x', '/online/api/v1/amateras/candidate_users/job_history_pdf/file/'])
    expect(largestBody(path)).toBeLessThan(upload)
  // Without scripts a form sends all of its pictures at once.
  for (const path of ['/online/companies/company', '/online/companies/stories/edit', '/online/companies/stories/edit.data'])
    expect(largestBody(path)).toBeGreaterThan(2 * upload)
})

test('every call that takes a file may bring one', async () => {
  const { paths } = await openApiDocument()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    JSON.stringify(methods).includes('multipart/form-data') ? [apiPrefix + path.replaceAll(/\{\w+\}/g, '7')] : [],
  )
  expect(calls.length).toBeGreaterThan(6)
  expect(calls.filter((path) => largestBody(path) !== largestBody('/profile/resume'))).toEqual([])
})
