import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { actOnOwn } from '../own/act-on-own.ts'

/** The forms of the pools and of their reminders, by the name of the button. */
export async function actOnPools(api: Api['company_users'], intent: string | null, values: Record<string, unknown>) {
  const words = { name: textOf(values.name), purpose: textOf(values.purpose) }
  if (intent === 'create_pool') {
    await api.candidate_lists.create(words)
    return 'プールを作成しました。'
  }
  if (intent === 'update_pool') {
    await api.candidate_lists.update({ id: textOf(values.id), ...words })
    return 'プールを変更しました。'
  }
  if (intent === 'remove_pool') {
    await api.candidate_lists.remove({ id: textOf(values.id) })
    return 'プールを削除しました。'
  }
  return actOnOwn(api, intent, values)
}
