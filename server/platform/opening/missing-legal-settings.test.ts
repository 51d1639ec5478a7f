import { expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { missingLegalSettings } from './missing-legal-settings.ts'

const PUBLIC_URL = 'https://mebae.example'
const all = {
  OPERATOR_NAME: '株式会社めばえ',
  OPERATOR_REPRESENTATIVE: '山田 花子',
  OPERATOR_ADDRESS: '東京都中央区1-1-1',
  OPERATOR_EMAIL: 'desk@mebae.example',
  JOB_INFORMATION_NUMBER: '51-募-000000',
  TELECOM_NUMBER: 'A-00-00000',
  COMPLAINT_DESK: '苦情相談係',
  SERVER_PLACE: '日本国内',
}
const missing = (environment: Record<string, string>) => missingLegalSettings(readSettings({ PUBLIC_URL, ...environment })).map(({ name }) => name)

test('with every statement nothing is missing', () => expect(missing(all)).toEqual([]))

test.each(Object.keys(all))('without %s alone it alone is missing', (name) => {
  expect(missing({ ...all, [name]: '' })).toEqual([name])
  expect(missing({ ...all, [name]: name === 'OPERATOR_EMAIL' ? '' : ' ' })).toEqual([name])
})

test('without any of them all are missing, each with its law', () => {
  expect(missing({})).toEqual(Object.keys(all))
  expect(missingLegalSettings(readSettings({ PUBLIC_URL })).every(({ law }) => /条/.test(law))).toBe(true)
})
