import { filmOrigins } from '#contract/companies/pages/films.ts'
import { externalNames, externalProviders } from '#contract/accounts/sign-in/external-providers.ts'
import type { DataRecipient } from '#contract/operations/data-requests/data-handling.ts'
import type { Settings } from '#server/settings.ts'
import { type MachineSettings, machineRecipients } from './machine-recipients.ts'

type Configured = Pick<Settings, 'tagManagerId' | 'external'> & LineSettings & MachineSettings

/** Every recipient to which this configuration sends data, and no other: the tables of /privacy are made of this. */
export const dataRecipients = (settings: Configured): DataRecipient[] => [
  ...tagManager(settings),
  ...machineRecipients(settings),
  ...lineRecipients(settings),
  ...externalRecipients(settings),
  {
    key: 'push',
    name: 'ブラウザの通知サービス（お使いのブラウザの、Google、Mozilla、Apple、Microsoft のどれか）',
    sent_by: 'server',
    what: '通知の宛先。本文は端末でだけ読めるように暗号化し、種類とリンクだけを入れます',
    why: '新しいスカウトやメッセージを端末に知らせるため',
    when: '通知を受け取る設定を、本人がその端末でしたとき',
    origins: [],
  },
  {
    key: 'film',
    name: '企業が載せた動画の配信元（YouTube は Google LLC、Vimeo は Vimeo.com, Inc.）',
    sent_by: 'browser',
    what: 'IPアドレス、ブラウザの種類、このサイトのアドレス',
    why: '企業ページで動画を再生するため（Cookie を使わない、または計測しない設定の再生画面を使います）',
    when: '動画の「再生」を押したとき。押すまでは何も送りません',
    origins: Object.values(filmOrigins),
  },
  {
    key: 'webhook',
    name: '企業が登録した、自社のプログラム',
    sent_by: 'server',
    what: '何が起きたかの種類と、番号（ID）。氏名や本文は送りません',
    why: '企業が、自社に届いた応募やメッセージに気づくため',
    when: '企業が送り先を登録し、その企業とのやりとりが動いたとき',
    origins: [],
  },
]

const tagManager = ({ tagManagerId }: Pick<Settings, 'tagManagerId'>): DataRecipient[] =>
  tagManagerId
    ? [
        {
          key: 'tag_manager',
          name: `Google LLC（Google タグマネージャー ${tagManagerId}）`,
          sent_by: 'browser',
          what: '見たページのアドレスと題名、IPアドレス、ブラウザの種類、Google が置く Cookie',
          why: '利用の状況を知り、サービスをよくするため。この番号に運営者が登録したタグが、ほかの送り先を追加することがあります',
          when: 'ページを開いたとき',
          origins: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
        },
      ]
    : []

type LineSettings = Pick<Settings, 'line' | 'lineMessageToken'>

const lineRecipients = (settings: LineSettings) => [...signIn(settings), ...messages(settings)]

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

const companies = { google: 'Google LLC（Google でのログイン）', apple: 'Apple Inc.（Apple でのログイン）', github: 'GitHub, Inc.（GitHub でのログイン）' }
const ownHosts = { google: 'accounts.google.com', apple: 'appleid.apple.com', github: 'github.com' }

/** The providers with whom candidates can sign in, if the site offers it. */
const externalRecipients = ({ external }: Pick<Settings, 'external'>): DataRecipient[] =>
  externalNames.flatMap((provider) => {
    const label = externalProviders[provider]
    const set = external[provider]
    if (!set) return []
    const { origin, hostname } = new URL(set.issuer)
    const name = hostname === ownHosts[provider] ? companies[provider] : `${hostname}（${label} でのログインのかわり）`
    const when = `「${label}」でのログイン・登録・連携のボタンを押したとき`
    return [
      {
        key: `${provider}_sign_in` as const,
        name,
        sent_by: 'browser' as const,
        what: 'IPアドレス、ブラウザの種類、このサイトを示す番号、一度だけの番号',
        why: `${label} で本人を確かめるため`,
        when,
        origins: [origin],
      },
      {
        key: `${provider}_identity` as const,
        name,
        sent_by: 'server' as const,
        what: '一度だけの番号。かわりに、利用者の番号と確認済みのメールアドレスだけを受け取ります',
        why: 'どの会員かを確かめるため、新しい登録のメールアドレスにするため',
        when,
        origins: [],
      },
    ]
  })
