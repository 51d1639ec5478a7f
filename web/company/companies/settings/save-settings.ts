import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { saveSecurity } from '#web/accounts/security/save-security.ts'

type Values = Record<string, unknown>

/** Each form of the settings, by its intent. */
export async function saveSettings({ company_users }: Api, values: Values, intent: string | null) {
  const { own, settings } = company_users
  switch (intent) {
    case 'name':
      await own.change({ name: textOf(values.name) })
      return '氏名を保存しました。'
    case 'company':
      await settings.change({ is_hiring_open_position: values.is_hiring_open_position === 'on', deny_company_apply: values.deny_company_apply === 'on' })
      return '企業の設定を保存しました。'
    default:
      return saveSecurity(company_users, values, intent, '/online/companies/settings')
  }
}
