import type { SettingChange } from '#contract/operations/site-settings/site-settings.ts'
import { isInMails } from '#contract/platform/site/setting-groups.ts'
import { hostsIn, isOwnHost } from '#server/platform/site-settings/other-sites.ts'

/** Saved words are JSON, in which a host could stand escaped. */
function unescaped(text: string) {
  try {
    return JSON.stringify(JSON.parse(text)).replaceAll(/\\[nrt]/g, ' ')
  } catch {
    return text
  }
}

/** Whether a change puts the address of another site into mails: people who follow it there may be asked for their password. */
export function namesElsewhere({ key, before, after }: SettingChange) {
  if (!isInMails(key)) return false
  const known = hostsIn(unescaped(before ?? ''))
  return [...hostsIn(unescaped(after ?? ''))].some((host) => !known.has(host) && !isOwnHost(host))
}
