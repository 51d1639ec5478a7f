import { isIP } from 'node:net'
import { settings } from '#server/settings.ts'
import { isPublicAddress } from './is-public-address.ts'

/** The names under which a machine knows itself and its neighbours; each connection also checks the addresses to which a name resolves. */
const local = /(^|\.)(localhost|local|internal|lan|home|intranet|localdomain|home\.arpa)$/

/** Why nothing is sent to this address; nothing when it may be. Checked when a member enters it and before every delivery. */
export function targetRefusal(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url) return 'URLの形で入力してください。'
  if (url.username || url.password) return 'ユーザー名とパスワードをURLに書かないでください。署名で確かめられます。'
  if (settings.webhookLoopback && isLoopback(url.hostname)) return undefined
  if (url.protocol !== 'https:') return 'https:// で始まるURLを入力してください。'
  if (url.port !== '') return 'ポートの番号を外してください。443番だけに送れます。'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOpen = isIP(host) ? isPublicAddress(host) : host.includes('.') && !local.test(host.replace(/\.$/, ''))
  return isOpen ? undefined : 'インターネットから届くホスト名を入力してください。'
}

export const isLoopback = (hostname: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
