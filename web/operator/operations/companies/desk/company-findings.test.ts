import { expect, test } from 'vitest'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { companyFindings } from './company-findings.ts'

const complete = {
  corporate_number: '7000012050002',
  is_corporate_number_right: true,
  domain: 'www.sample.example',
  address: '東京都台東区蔵前1-1-1',
  contact_email: 'recruit@sample.example',
  introduction: '工場の見える化を進める会社です。',
  fees_accepted: true,
  members: [{ is_own_domain: true, is_verified: true }],
} as OperatorCompany

const found = (change: Partial<OperatorCompany>) => companyFindings({ ...complete, ...change }).map(({ field, level }) => `${field} ${level}`)

test('nothing speaks against a company with all facts', () => {
  expect(found({})).toEqual([])
})

test.for([
  [{ corporate_number: null, is_corporate_number_right: false }, 'company.corporate_number error'],
  [{ is_corporate_number_right: false }, 'company.corporate_number error'],
  [{ domain: null }, 'company.url error'],
  [{ address: '' }, 'company.address error'],
  [{ contact_email: '' }, 'company.contact error'],
  [{ members: [] }, 'company.members error'],
  [{ fees_accepted: false }, 'company.fees warning'],
] as [Partial<OperatorCompany>, string][])('what is missing is said once: %j', ([change, finding]) => {
  expect(found(change)).toEqual([finding])
})

test('members with mailboxes elsewhere are counted, and words that no posting may use are quoted from the introduction', () => {
  const members = [complete.members[0]!, { ...complete.members[0]!, is_own_domain: false }]
  const [domain, words] = companyFindings({ ...complete, members, introduction: '女性歓迎の会社です。' })
  expect(domain).toMatchObject({ level: 'warning', message: expect.stringContaining('2人のうち1人') })
  expect(words).toMatchObject({ field: 'company.introduction', level: 'warning', message: expect.stringMatching(/^「女性/) })
})
