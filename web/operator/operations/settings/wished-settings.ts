import type { Api } from '#contract/index.ts'
import type { GroupOfSettings } from '#contract/operations/site-settings/site-settings.ts'
import { fieldOf } from '#contract/platform/site/setting-groups.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

/** What somebody changed in the form of a group: only that is sent, so that a default stays a default. A picture is sent first. */
export async function wishedSettings(
  { add_logo }: Pick<Api['operators']['site_settings'], 'add_logo'>,
  { fields }: Pick<GroupOfSettings, 'fields'>,
  values: Values,
) {
  const wished: Record<string, string> = {}
  const drafts: Record<string, string> = {}
  for (const { key, value, source } of fields) {
    const kind = fieldOf(key)?.kind
    if (source === 'environment' || kind === 'wording') continue
    const file = values[`file_${key}`]
    if (kind === 'picture' && file instanceof File && file.size > 0) values[key] = (await add_logo({ file })).picture
    if (values[`clear_${key}`] === 'on') {
      values[key] = ''
      wished[key] = ''
      continue
    }
    if (kind === 'secret') {
      const typed = textOf(values[`password_${key}`])
      if (typed) wished[key] = typed
      else if (values[`draft_${key}`]) drafts[key] = textOf(values[`draft_${key}`])
      continue
    }
    const typed = textOf(values[key]).replaceAll('\r\n', '\n').trim()
    const isChoice = kind === 'on_off' || kind === 'choice'
    const shown = source === 'saved' || isChoice ? (value ?? '') : ''
    if (key in values && typed !== shown.trim()) wished[key] = typed
  }
  return { values: wished, drafts }
}
