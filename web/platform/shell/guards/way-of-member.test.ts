import { expect, test } from 'vitest'
import type { MemberStatus } from '#contract/pages.ts'
import { wayOfMember } from './way-of-member.ts'

const admin: MemberStatus = { id: 'm1', company_id: 1, role: 'admin', state: 'active', end_of_contract: false, second_factor: 'passed' }
const members = '/online/companies/settings/members'

test.each([
  ['a member who may', admin, members, undefined],
  ['a page that is everybody’s', { ...admin, role: 'guest' }, '/online/companies/settings', undefined],
  ['a name that only begins like a page', { ...admin, role: 'guest' }, '/online/companies/job_offers_of_others', undefined],
  ['a role that may not', { ...admin, role: 'guest' }, members, '/online/companies/not_allowed?page=%2Fonline%2Fcompanies%2Fsettings%2Fmembers'],
  [
    'a company that waits',
    { ...admin, state: 'pending' },
    '/online/companies/candidates',
    '/online/companies/not_allowed?page=%2Fonline%2Fcompanies%2Fcandidates',
  ],
  [
    'a factor to be shown',
    { ...admin, second_factor: 'asked' },
    members,
    '/online/companies/second_factor?next=%2Fonline%2Fcompanies%2Fsettings%2Fmembers%3Fa%3D1',
  ],
  [
    'a factor to be set up',
    { ...admin, second_factor: 'missing' },
    members,
    '/online/companies/second_factor/new?next=%2Fonline%2Fcompanies%2Fsettings%2Fmembers%3Fa%3D1',
  ],
] as const)('%s', (_, member, pathname, way) => {
  expect(wayOfMember(member, pathname, '?a=1')).toBe(way)
})

test.each([
  ['the company that is open', admin, '1', '/online/companies/messages/detail?candidate_id=c'],
  ['another company', admin, '2', '/online/companies/open?company=2&to=%2Fonline%2Fcompanies%2Fmessages%2Fdetail%3Fcandidate_id%3Dc'],
  [
    'a role that may not here, but perhaps there',
    { ...admin, role: 'guest' },
    '2',
    '/online/companies/open?company=2&to=%2Fonline%2Fcompanies%2Fmessages%2Fdetail%3Fcandidate_id%3Dc',
  ],
] as const)('a link that names %s', (_, member, company, way) => {
  expect(wayOfMember(member, '/online/companies/messages/detail', `?candidate_id=c&of_company=${company}`)).toBe(way)
})
