import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { secretSettings, SettingForms } from '#server/settings/setting-forms.ts'

const [, afterHeading = ''] = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8').split('\n## Keys\n')
const [table = ''] = afterHeading.split('\n## ')
const named = new Set(table.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))

test('every secret among the settings has its row in the table of keys', () => {
  expect([...secretSettings].filter((name) => !named.has(name))).toEqual([])
})

test('a setting that is called like a secret is treated as one', () => {
  const suspicious = Object.keys(SettingForms.shape).filter((name) => /KEY|SECRET|TOKEN|PASSWORD/.test(name) && !secretSettings.has(name))
  expect(suspicious).toEqual(['APPLE_KEY_ID', 'VAPID_PUBLIC_KEY'])
})

test('the table names no setting that there is not', () => {
  const settings = new Set(Object.keys(SettingForms.shape))
  expect([...named].filter((name) => !settings.has(name) && !['DATA_DIR'].includes(name))).toEqual([])
})
