import { expect, test } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { areasOf } from './areas-of.ts'

test.each([
  ['/', ['candidate']],
  ['/job_offer/search?area=company', ['candidate']],
  [`${apiPrefix}/candidate_users/account/`, ['candidate']],
  [`${apiPrefix}/company_users/account/`, ['viewing', 'company']],
  [`${apiPrefix}/sessions/current/`, ['candidate']],
  [`${apiPrefix}/sessions/current/?area=company`, ['company']],
  ['/logout?area=company', ['company']],
  ['/logout', ['candidate']],
  ['/online/companies/dashboard', ['viewing', 'company']],
  ['/online/companies/dashboard.data', ['viewing', 'company']],
  ['/online/companies', ['company', 'candidate']],
  ['/online/companies/?next=%2Fprofile', ['company', 'candidate']],
])('%s asks in the name of %j', (path, areas) => expect(areasOf({ url: `https://mebae.example${path}` })).toEqual(areas))
