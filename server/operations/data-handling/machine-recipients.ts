import { isIP } from 'node:net'
import { parse } from 'tldts'
import type { DataRecipient } from '#contract/operations/data-requests/data-handling.ts'
import type { Settings } from '#server/settings.ts'
import { isPublicAddress } from '#server/notifications/webhooks/is-public-address.ts'

export type MachineSettings = Pick<Settings, 'serverPlace' | 'databaseUrl' | 'filesUrl' | 'backupTo' | 'smtpUrl' | 'clamdUrl'>

/** The machines that this site uses, where they are another's. */
export const machineRecipients = (settings: MachineSettings) => [
  ...hosting(settings),
  ...database(settings),
  ...files(settings),
  ...backups(settings),
  ...mail(settings),
  ...scanner(settings),
]

function mail({ smtpUrl }: MachineSettings): DataRecipient[] {
  if (!smtpUrl) return []
  const operator = ownerOf(smtpUrl)
  return [
    {
      key: 'mail',
      name: operator ? `メールの配送を頼む先（${operator}）` : '運営者のメールサーバーと、宛先のメールサービス',
      sent_by: 'server',
      what: 'メールアドレス、件名、本文',
      why: '登録の確認、知らせ、手続きのメールを届けるため',
      when: 'メールを送るとき',
      origins: [],
    },
  ]
}

function scanner({ clamdUrl }: MachineSettings): DataRecipient[] {
  const operator = ownerOf(clamdUrl)
  return operator
    ? [
        {
          key: 'scanner',
          name: `ファイルの検査を頼む先（${operator}）`,
          sent_by: 'server',
          what: 'メッセージや応募に付けたファイルの中身',
          why: 'ウイルスなどがないか調べるため',
          when: 'ファイルを送ったとき',
          origins: [],
        },
      ]
    : []
}

function database({ databaseUrl }: MachineSettings): DataRecipient[] {
  const operator = ownerOf(databaseUrl)
  return operator
    ? [
        {
          key: 'database',
          name: `データベースの運用を頼む先（${operator}）`,
          sent_by: 'server',
          what: 'このサイトが預かるすべての情報。電話番号、住所、生年月日は、鍵を渡さずに暗号化しています',
          why: '情報を保管するため',
          when: 'いつも',
          origins: [],
        },
      ]
    : []
}

function files({ filesUrl }: MachineSettings): DataRecipient[] {
  const operator = ownerOf(filesUrl)
  return operator
    ? [
        {
          key: 'files',
          name: `ファイルの保管を頼む先（${operator}）`,
          sent_by: 'server',
          what: '職務経歴書、メッセージや応募に付けたファイル、書き出したデータ、企業の写真。どれも、鍵を渡さずに暗号化しています。退会の記録は、個人がわからない形（ハッシュ値）にしています',
          why: 'ファイルを保管するため',
          when: 'ファイルを送ったとき、開いたとき、退会したとき',
          origins: [],
        },
      ]
    : []
}

function backups({ backupTo }: MachineSettings): DataRecipient[] {
  const operator = backupTo?.startsWith('s3://') ? ownerOf(backupTo) : undefined
  return operator
    ? [
        {
          key: 'backups',
          name: `バックアップの保管を頼む先（${operator}）`,
          sent_by: 'server',
          what: 'このサイトが預かるすべての情報の写し。鍵を渡さずに、すべて暗号化しています',
          why: '情報が失われたときに、元に戻すため',
          when: 'バックアップを作るとき',
          origins: [],
        },
      ]
    : []
}

const hosting = ({ serverPlace }: MachineSettings): DataRecipient[] =>
  serverPlace
    ? [
        {
          key: 'hosting',
          name: `サーバーの置き場所と、運用を頼む先：${serverPlace}`,
          sent_by: 'server',
          what: 'このサイトが預かるすべての情報',
          why: 'サイトを動かし、情報を保管するため',
          when: 'いつも',
          origins: [],
        },
      ]
    : []

/** The company that runs this server, as far as its name shows; nothing for a machine inside of the operator's own network, which is no third party. */
function ownerOf(url: string | undefined) {
  if (!url) return
  // A database may be named by a parameter instead: `postgres:///mebae?host=…`, where a path is a socket of this machine.
  const hostname = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') || new URLSearchParams(url.split('?')[1]).get('host')
  if (!hostname || hostname.startsWith('/')) return
  if (isIP(hostname)) return isPublicAddress(hostname) ? hostname : undefined
  const { domain, isIcann } = parse(hostname)
  return isIcann ? domain : undefined
}
