import { expect, test } from 'vitest'
import { followPath, type Meant, meantOf } from './follow-path.ts'
import { intendedFollow } from './intended-follow.ts'

const meant: Meant = { intent: 'favorite', followed: { company_id: 2, job_id: 1 } }
const job = '/job_offer/detail?id=1'
const path = followPath(meant, job)
const asked = (cookie = '') => new Request('https://mebae.example/', { headers: { cookie } })
const proof = intendedFollow.keep(meant, true).split(';')[0]!

test('the address says what the visitor meant', () => {
  expect(meantOf(path)).toEqual(meant)
  for (const other of [job, '/job_offer/follow?form=unfavorite&company_id=2&job_id=1', '/job_offer/follow?form=favorite&company_id=x&job_id=1', null])
    expect(meantOf(other)).toBeUndefined()
})

test('only the browser that pressed the button proves it, for this act on this job', () => {
  expect(intendedFollow.isProved(asked(proof), meant, true)).toBe(true)
  for (const [cookie, secure] of [
    ['', true],
    [proof, false],
    [proof.replace('favorite', 'save'), true],
    [`${proof}3`, true],
  ] as const)
    expect(intendedFollow.isProved(asked(cookie), meant, secure)).toBe(false)
})

test('a sign-up continues an act that the visitor pressed; of a link that they did not press only the surrounding page is left', () => {
  expect(intendedFollow.provedNext(asked(proof), path, true)).toBe(path)
  expect(intendedFollow.provedNext(asked(), path, true)).toBe(job)
  expect(intendedFollow.provedNext(asked(), followPath(meant, 'https://evil.example/'), true)).toBe('')
  expect(intendedFollow.provedNext(asked(), '/job_offer/apply?id=1&company_id=2', true)).toBe('/job_offer/apply?id=1&company_id=2')
  expect(intendedFollow.provedNext(asked(proof), '//evil.example', true)).toBe('')
})
