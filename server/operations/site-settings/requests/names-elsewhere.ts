import type { SettingChange } from '#contract/operations/site-settings/site-settings.ts'
import { isInMails } from '#contract/platform/site/setting-groups.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

const hosts = /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<=:\/\/)[\p{L}\p{N}-]+/gu

/** No.1 and 2.5 are no hosts; 192.0.2.1 is one. */
const isNumber = (word: string) => /\.\d+$/.test(word) && word.split('.').length !== 4

const hostsIn = (text: string | null) => new Set((plain(text ?? '').match(hosts) ?? []).map((host) => host.toLowerCase()).filter((host) => !isNumber(host)))

/** As mail programs read it: full-width letters are plain ones, and what nobody sees is not there. Saved words are JSON, in which a host could stand escaped. */
const plain = (text: string) =>
  unescaped(text)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')

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
  const own = [new URL(settings.publicUrl).hostname, siteSettings().mailFrom.address.split('@')[1] ?? '']
  const isOwn = (host: string) => own.some((name) => name !== '' && (host === name || host.endsWith(`.${name}`)))
  const known = hostsIn(before)
  return [...hostsIn(after)].some((host) => !known.has(host) && !isOwn(host))
}
