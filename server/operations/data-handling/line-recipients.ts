import type { DataRecipient } from '#contract/operations/data-requests/data-handling.ts'
import type { Settings } from '#server/settings.ts'

export type LineSettings = Pick<Settings, 'line' | 'lineMessageToken'>

export const lineRecipients = (settings: LineSettings) => [...signIn(settings), ...messages(settings)]

function signIn({ line }: LineSettings): DataRecipient[] {
  if (!line) return []
  const { origin, hostname } = new URL(line.issuer)
  const name = hostname === 'access.line.me' ? 'LINEヤフー株式会社（LINE ログイン）' : `${hostname}（LINE ログインのかわり）`
  const when = '「LINEでログイン」か「LINEと連携」を押したとき'
  return [
    {
      key: 'line_sign_in',
      name,
      sent_by: 'browser',
      what: 'IPアドレス、ブラウザの種類、このサイトを示す番号、一度だけの番号',
      why: 'LINE で本人を確かめるため',
      when,
      origins: [origin],
    },
    {
      key: 'line_identity',
      name,
      sent_by: 'server',
      what: 'LINE から受け取った一度だけの番号。かわりに LINE の利用者の番号だけを受け取ります',
      why: 'どの会員かを確かめるため',
      when,
      origins: [],
    },
  ]
}

const messages = ({ lineMessageToken }: LineSettings): DataRecipient[] =>
  lineMessageToken
    ? [
        {
          key: 'line_message',
          name: 'LINEヤフー株式会社（LINE のメッセージ）',
          sent_by: 'server',
          what: 'LINE の利用者の番号、知らせの種類、このサイトのページのアドレス。企業の名前や本文は送りません',
          why: '新しいスカウトやメッセージを LINE で知らせるため',
          when: 'LINE と連携した人が、LINE で受け取る設定をしているとき',
          origins: [],
        },
      ]
    : []
