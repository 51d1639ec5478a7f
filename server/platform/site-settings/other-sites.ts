import type { Problem } from '../errors/refuse-problems.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

const hosts = /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<=:\/\/)[\p{L}\p{N}-]+/gu

/** No.1, 2.5 and 12.5時間 are no hosts; 192.0.2.1 is one. */
const isNumber = (word: string) => /\.\d[^.]*$/.test(word) && !/^\d+(?:\.\d+){3}$/.test(word)

/** Of `mebae.exampleをご覧ください` the host. What stands before one may be part of it: 悪mebae.example is another site. */
function withoutSentence(word: string) {
  const last = word.lastIndexOf('.') + 1
  const end = word.slice(last).search(/\P{ASCII}/u)
  return end > 0 ? word.slice(0, last + end) : word
}

/** The machines that a text names, as mail programs read it: full-width letters are plain ones, and what nobody sees is not there. */
export const hostsIn = (text: string) =>
  new Set((plain(text).match(hosts) ?? []).map((host) => withoutSentence(host).toLowerCase()).filter((host) => !isNumber(host)))

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

const isOf = (host: string, name: string) => name !== '' && (host === name || host.endsWith(`.${name}`))

/** This site, and the domain that its mails come from. */
export const isOwnHost = (host: string) =>
  [new URL(settings.publicUrl).hostname, siteSettings().mailFrom.address.split('@')[1] ?? ''].some((name) => isOf(host, name))

/** Node.js is a program. */
const isProgram = (host: string) => /^[\p{L}\p{N}-]+\.js$/u.test(host)

/** The sites named in what operators publish to many that are neither ours nor among those which two operators allowed: people follow them, and type their password there. */
const otherSitesIn = (text: string) =>
  [...hostsIn(text)].filter((host) => !isProgram(host) && !isOwnHost(host) && !siteSettings().linkedSites.some((name) => isOf(host, name)))

/** What an operator reads whose text names one that stood nowhere in the text before. */
export function otherSitesProblems(field: string, text: string, before = ''): Problem[] {
  const known = otherSitesIn(before)
  const sites = otherSitesIn(text).filter((site) => !known.includes(site))
  return sites.length > 0 ? [{ field, message: refusal(sites) }] : []
}

const refusal = (sites: string[]) =>
  `ほかのサイト（${sites.slice(0, 5).join('、')}）は、そのままでは載せられません。「サイトの設定」の「お知らせ」の「載せてよいほかのサイト」に追加してから（運営のメンバー2人で決めます）、もう一度お試しください。`
