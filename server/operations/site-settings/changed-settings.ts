import type { SettingChange } from '#contract/operations/site-settings/site-settings.ts'
import { fieldsOf, isSecret, type SettingGroup } from '#contract/platform/site/setting-groups.ts'
import { fail } from '#server/fail.ts'
import { targetRefusal } from '#server/notifications/webhooks/target-refusal.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { mendingOf, SettingForms } from '#server/settings/setting-forms.ts'
import { missingLegalSettings } from '#server/platform/opening/missing-legal-settings.ts'
import { settings, SettingsError } from '#server/settings.ts'
import { isOfEnvironment, settingsWith, type SettingTexts } from '#server/settings/site-settings.ts'

export type Wished = { group: SettingGroup; values: SettingTexts; drafts: SettingTexts }

const refuse = (field: string, message: string): never => fail('INPUT_INVALID', [{ field: `values.${field}`, message }])

/** All saved texts as they would be with these values. Refuses what the environment says already, and what a start would refuse, in the same words. */
export function textsAfter(before: SettingTexts, { group, values, drafts }: Wished): SettingTexts {
  const fields = fieldsOf(group)
  const wished = { ...values, ...openedDrafts(drafts) }
  const after = { ...before }
  const issues = Object.entries(wished).flatMap(([key, value]) => {
    const message = key in fields ? problemOf(key, value) : 'この設定は、ここにはありません。'
    return message ? { field: `values.${key}`, message } : []
  })
  if (issues.length > 0) fail('INPUT_INVALID', issues)
  for (const [key, value] of Object.entries(wished)) {
    if (value === '') delete after[key]
    else after[key] = value
  }
  try {
    settingsWith(after)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    refuse(Object.keys(fields).find((key) => error.message.includes(key)) ?? Object.keys(fields)[0]!, error.message)
  }
  const emptied = emptiedLegalSetting(before, after)
  if (emptied) refuse(emptied.name, emptied.reason)
  return after
}

/** A public site without a statement that the law requires would show its pages to operators only. */
export function emptiedLegalSetting(before: SettingTexts, after: SettingTexts) {
  if (!settings.isForOthers) return
  const lacked = new Set(missingLegalSettings(settingsWith(before)).map(({ name }) => name))
  const emptied = missingLegalSettings(settingsWith(after)).find(({ name }) => !lacked.has(name))
  return emptied && { name: emptied.name, reason: `公開するサイトでは、${emptied.what}を空にできません（${emptied.law}）。` }
}

/** What is wrong with one setting, whatever the others say. */
function problemOf(key: string, value: string) {
  if (isOfEnvironment(key)) return '.env で指定しています。変えるときは、.env を書きかえてください。'
  if (value === '') return
  const form = SettingForms.shape[key as keyof typeof SettingForms.shape]
  const { error } = form.safeParse(value)
  const [issue] = error?.issues ?? []
  if (issue) return `${mendingOf(key, issue)}。`.replace(/。。$/, '。')
  return key === 'RELEASE_NOTES_URL' ? targetRefusal(value) : undefined
}

/** What differs. Of a secret only the machine that it names is shown, so that a second operator sees where mails would go. */
export function changesBetween(before: SettingTexts, after: SettingTexts): SettingChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])
  const shown = (key: string, text: string | undefined) => (text === undefined ? null : isSecret(key) ? shownSecret(text) : text)
  return keys.map((key) => ({ key, before: shown(key, before[key]), after: shown(key, after[key]) }))
}

function shownSecret(text: string) {
  const host = hostOf(text)
  return host ? `${host}（パスワードなどは表示しません）` : '（表示しません）'
}

/** Of an address with a password only the machine. */
export function hostOf(text: string | undefined) {
  const url = text && URL.parse(text)
  return url ? url.host || null : null
}

/** Bound to its setting, so that nothing else that is sealed can be sent in its place. */
export const draftOf = (key: string, text: string) => seal(`${key}=${text}`)!

const openedDrafts = (drafts: SettingTexts) =>
  Object.fromEntries(
    Object.entries(drafts).map(([key, sealed]) => {
      const text = opened(sealed)
      if (!text?.startsWith(`${key}=`)) return refuse(key, 'もう一度入力してください。')
      return [key, text.slice(key.length + 1)]
    }),
  )

function opened(sealed: string) {
  try {
    return open(sealed)
  } catch {
    return null
  }
}
