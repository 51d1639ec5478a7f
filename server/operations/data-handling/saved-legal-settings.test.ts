import { afterEach, beforeEach, expect } from 'vitest'
import { loadSiteSettings } from '#server/platform/site-settings/load-site-settings.ts'
import { environment, siteOfEnvironment } from '#server/settings.ts'
import { useSiteSettings, wholeSettings } from '#server/settings/site-settings.ts'
import { addOperator, apiFor, test } from '#server/testing.ts'
import { checkLegalSettings } from './check-legal-settings.ts'

const facts = {
  OPERATOR_NAME: '株式会社めばえ',
  OPERATOR_REPRESENTATIVE: '山田 花子',
  OPERATOR_ADDRESS: '東京都中央区1-1-1',
  OPERATOR_EMAIL: 'desk@mebae.example',
  JOB_INFORMATION_NUMBER: '51-募-000000',
  TELECOM_NUMBER: 'A-00-00000',
  COMPLAINT_DESK: '苦情相談係',
  SERVER_PLACE: '日本国内',
}
const emptied = () => Object.keys(facts).forEach((key) => (environment[key] = undefined))
const start = () => checkLegalSettings({ ...wholeSettings(), isForOthers: true, publicUrl: 'https://mebae.example' })

beforeEach(emptied)
afterEach(() => {
  for (const key of Object.keys(facts)) environment[key] = process.env[key]
  useSiteSettings(siteOfEnvironment)
})

test('a public site starts with legal facts that were only saved in the browser, and names the one that is missing', async ({ db }) => {
  await loadSiteSettings(db)
  expect(start).toThrow(/OPERATOR_NAME=/)
  const { operators } = await apiFor(db, (await addOperator(db)).as)
  const { SERVER_PLACE, ...most } = facts
  await operators.site_settings.save({ group: 'legal', values: most, drafts: {}, revision: 0 })
  await loadSiteSettings(db)
  expect(start).toThrow(/設定が必要です。\n\n {2}SERVER_PLACE=/)
  const { revision } = await operators.site_settings.list()
  await operators.site_settings.save({ group: 'legal', values: { SERVER_PLACE }, drafts: {}, revision })
  await loadSiteSettings(db)
  expect(start).not.toThrow()
})
