/** How a setting is written: one line, several, a colour, a choice, on or off, or a secret that no page shows again. */
type SettingKind = 'line' | 'text' | 'colour' | 'number' | 'on_off' | 'choice' | 'secret' | 'picture' | 'wording'

export type SettingField = {
  label: string
  kind: SettingKind
  hint?: string
  law?: string
  options?: readonly string[]
  longest?: number
  /** It decides where mails or backups go, who can read them, or whether there are any: one operator alone cannot change it. */
  forTwo?: true
  /** It stands in every mail: an address of another site in it, which people would follow, takes two operators as well. */
  isInMails?: true
}
type Group = { label: string; about: string; reach: string; fields: Record<string, SettingField> }

const everyone = 'このサイトを見るすべての人に、保存してすぐに表示されます。開いたままのページは、次に読み込んだときに変わります。'

/** What operators set in the browser. The keys are those of .env, which wins over what is saved here. */
export const settingGroups = {
  site: {
    label: 'サイト',
    about: 'サイトの名前、ロゴ、色です。',
    reach: `${everyone}名前は、メールの件名と差出人、認証アプリ、書き出すファイルにも使います。`,
    fields: {
      SITE_NAME: { isInMails: true, label: '名前', kind: 'line', longest: 40, hint: '見出し、題名、メールの件名に使います。空にすると「芽生え」です。' },
      SITE_NAME_LATIN: {
        isInMails: true,
        label: '英字の名前',
        kind: 'line',
        longest: 40,
        hint: '半角の英数字です。空にすると、名前と同じです（名前も空なら「Mebae」）。',
      },
      SITE_LOGO: {
        label: 'ロゴ',
        kind: 'picture',
        hint: 'PNG、JPEG、WebP、GIF。高さ30ピクセルほどで表示し、タブとスマートフォンのアイコンにも使います（正方形に近い絵が向いています）。なければ、芽の絵です。',
      },
      SITE_COLOUR: { label: '色（明るい画面）', kind: 'colour', hint: 'リンクやボタンの色です。#1b6f40 のように書きます。空にすると、緑です。' },
      SITE_COLOUR_DARK: { label: '色（暗い画面）', kind: 'colour', hint: '端末を暗い画面にしている人に使います。空にすると、明るい緑です。' },
    },
  },
  legal: {
    label: '法律の記載',
    about: '運営者と届出の情報です。各ページの下、利用規約、プライバシー、お問い合わせに載ります。',
    reach: everyone,
    fields: {
      OPERATOR_NAME: { isInMails: true, label: '運営者の名前', kind: 'line', longest: 200, law: '個人情報保護法32条、特定電子メール法4条' },
      OPERATOR_REPRESENTATIVE: {
        label: '代表者の氏名',
        kind: 'line',
        longest: 200,
        law: '個人情報保護法32条',
        hint: '個人で運営するときは、本人の氏名を書きます。',
      },
      OPERATOR_ADDRESS: { isInMails: true, label: '住所', kind: 'line', longest: 300, law: '個人情報保護法32条、特定電子メール法4条' },
      OPERATOR_EMAIL: { label: '開示や苦情を受けるメールアドレス', kind: 'line', longest: 254, law: '個人情報保護法32条・40条' },
      OPERATOR_PHONE: { label: '電話番号', kind: 'line', longest: 30 },
      COMPLAINT_DESK: { label: '苦情・相談の窓口の名前', kind: 'line', longest: 200, law: '職業安定法43条の7' },
      COMPLAINT_HOURS: { label: '窓口の受付時間', kind: 'line', longest: 100 },
      JOB_INFORMATION_NUMBER: { label: '特定募集情報等提供事業の届出受理番号', kind: 'line', longest: 100, law: '職業安定法43条の2' },
      TELECOM_NUMBER: { label: '電気通信事業の届出番号', kind: 'line', longest: 100, law: '電気通信事業法16条' },
      COURT: { label: '合意管轄の裁判所', kind: 'line', longest: 100, hint: '弁護士に確かめてから書いてください。空なら、規約に出しません。' },
      SERVER_PLACE: { label: 'サーバーの置き場所と、運用を頼む先', kind: 'line', longest: 300, law: '個人情報保護法32条（安全管理の措置）' },
    },
  },
  fees: {
    label: '料金',
    about: '「企業の料金」のページに追加する文章です。',
    reach: `企業と、料金のページを見る人に表示されます。料金が変わるときは、企業に「お知らせ」でも伝えてください。`,
    fields: {
      FEES_NOTE: { label: '料金の説明', kind: 'text', longest: 5_000, hint: '空の行で段落を分けます。違約金があるときは、ここに必ず書いてください。' },
    },
  },
  terms: {
    label: '規約・プライバシーの追記',
    about: '利用規約とプライバシーのページに、日付を付けた節として追加する文章です。',
    reach: '求職者、企業、訪問者のすべてに表示されます。会員に不利な変更は、「お知らせ」でも事前に伝えてください（民法548条の4）。',
    fields: {
      TERMS_NOTE: { label: '利用規約の追記', kind: 'text', longest: 5_000, law: '民法548条の4', hint: '空の行で段落を分けます。' },
      PRIVACY_NOTE: { label: 'プライバシーの追記', kind: 'text', longest: 5_000, law: '個人情報保護法21条', hint: '空の行で段落を分けます。' },
    },
  },
  mail: {
    label: 'メール',
    about: '差出人、メールサーバー、署名、メールの文面です。',
    reach: '次に送るメールから変わります。送信待ちのメールの差出人も変わります。',
    fields: {
      MAIL_FROM: { forTwo: true, label: '差出人', kind: 'line', longest: 300, hint: '求人サイト <no-reply@jobs.example> のように書きます。' },
      SMTP_URL: {
        forTwo: true,
        label: 'メールサーバー',
        kind: 'secret',
        longest: 1_000,
        hint: 'smtps://ユーザー:パスワード@smtp.example:465 のように書きます。空なら、保存した値のままです。',
      },
      SMTP_STARTTLS: { forTwo: true, label: 'STARTTLS', kind: 'choice', options: ['required', 'optional', 'off'], hint: 'ふつうは required です。' },
      MAIL_SIGNATURE: { isInMails: true, label: '署名', kind: 'text', longest: 500, hint: 'すべてのメールの終わりに追加します。' },
      MAIL_WORDING: { isInMails: true, label: '件名とはじめの文', kind: 'wording', longest: 50_000 },
    },
  },
  announcements: {
    label: 'お知らせ',
    about: 'お知らせ、バナー、メンテナンスの予告に載せてよい、ほかのサイトです。',
    reach: '次に公開するお知らせとバナーから適用されます。公開済みのものは変わりません。',
    fields: {
      LINKED_SITES: {
        forTwo: true,
        label: '載せてよいほかのサイト',
        kind: 'text',
        longest: 2_000,
        hint: 'ドメインを、空白か改行で区切って書きます（event.example www.mhlw.go.jp）。ここにないサイトのアドレスは、お知らせに書けません。にせのログイン画面へ誘う文面を、1人では出せないようにするためです。',
      },
    },
  },
  limits: {
    label: '制限',
    about: 'アクセスと、企業が1日にできることの上限です。',
    reach: 'アクセスの制限はすべての訪問者に、1日の上限はすべての企業に、すぐに適用されます。1日の上限は、求職者も見る「数字の算出方法」に載ります。',
    fields: {
      RATE_LIMIT: {
        label: '1つのアドレスからの、1分間のリクエスト',
        kind: 'number',
        hint: '0 にすると、制限しません。会社や学校では、多くの人が1つのアドレスを使います。',
      },
      SCOUTS_A_DAY: { label: '1つの企業が1日に送れるスカウト', kind: 'number', hint: '0 から 1000 までです。' },
      PROFILES_A_DAY: {
        label: '1つの企業が1日に開けるプロフィール',
        kind: 'number',
        hint: '0 から 10000 までです。多くすると、求職者の一覧を写し取りやすくなります。',
      },
      PROFILES_LISTED_A_DAY: {
        label: '1つの企業が1日に検索の結果で見られる人',
        kind: 'number',
        hint: '0 から 100000 までです。同じ人は、1日に1回だけ数えます。',
      },
    },
  },
  features: {
    label: '機能',
    about: '機能を使うかどうかを決めます。',
    reach: 'すぐに適用されます。オフにしても、これまでのデータは消えません。',
    fields: {
      CANDIDATE_SIGN_UP: { label: '求職者の会員登録', kind: 'on_off', hint: 'オフにすると、新しい登録を断ります。' },
      COMPANY_SIGN_UP: { label: '企業の登録', kind: 'on_off', hint: 'オフにすると、新しい企業の登録と、管理者になる申請を断ります。' },
      SCOUTS: { label: 'スカウト', kind: 'on_off', hint: 'オフにすると、企業は新しいスカウトを送れません。届いたスカウトには回答できます。' },
      CLAIM_AUTOMATICALLY: {
        label: '管理者になる申請の自動承認',
        kind: 'on_off',
        hint: '会社のドメインのアドレスと法人番号が合うときに、運営の確認なしで承認します。',
      },
      PUSH: { label: 'ブラウザの通知', kind: 'on_off', hint: 'オフにすると、新しく受け取る設定ができず、送信もしません。' },
    },
  },
  sign_in: {
    label: 'ログイン',
    about: 'LINE、Google、Apple、GitHub でのログインと、LINE への通知です。書いたものだけがログインのページに出ます。',
    reach: '求職者のログインと設定のページに、すぐに表示されます。',
    fields: {
      LINE_CLIENT_ID: { forTwo: true, label: 'LINE のチャネル ID', kind: 'line', longest: 100, hint: 'LINE Developers の LINE ログインのチャネルです。' },
      LINE_CLIENT_SECRET: { forTwo: true, label: 'LINE のチャネルシークレット', kind: 'secret', longest: 200, hint: '空なら、保存した値のままです。' },
      GOOGLE_CLIENT_ID: {
        forTwo: true,
        label: 'Google のクライアント ID',
        kind: 'line',
        longest: 200,
        hint: 'リダイレクト URI は、このサイトの /sign_in/google です。',
      },
      GOOGLE_CLIENT_SECRET: { forTwo: true, label: 'Google のクライアントシークレット', kind: 'secret', longest: 200, hint: '空なら、保存した値のままです。' },
      APPLE_CLIENT_ID: { forTwo: true, label: 'Apple の Services ID', kind: 'line', longest: 200, hint: 'Return URL は、このサイトの /sign_in/apple です。' },
      APPLE_TEAM_ID: { forTwo: true, label: 'Apple の Team ID', kind: 'line', longest: 50 },
      APPLE_KEY_ID: { forTwo: true, label: 'Apple の Key ID', kind: 'line', longest: 50 },
      APPLE_PRIVATE_KEY: {
        forTwo: true,
        label: 'Apple の秘密鍵',
        kind: 'secret',
        longest: 1_000,
        hint: '.p8 ファイルの中身です。改行は \\n と書いてもかまいません。空なら、保存した値のままです。',
      },
      GITHUB_CLIENT_ID: {
        forTwo: true,
        label: 'GitHub の Client ID',
        kind: 'line',
        longest: 200,
        hint: 'コールバック URL は、このサイトの /sign_in/github です。',
      },
      GITHUB_CLIENT_SECRET: { forTwo: true, label: 'GitHub の Client secret', kind: 'secret', longest: 200, hint: '空なら、保存した値のままです。' },
      LINE_MESSAGE_TOKEN: {
        forTwo: true,
        label: 'Messaging API のチャネルアクセストークン',
        kind: 'secret',
        longest: 500,
        hint: 'LINE に通知を送るときに使います。空なら、保存した値のままです。',
      },
    },
  },
  backup: {
    label: 'バックアップ',
    about: 'バックアップの予定、場所、残す期間です。',
    reach: '運営のメンバーと、サーバーを管理する人に関わります。残す日数は、プライバシーのページに載ります。',
    fields: {
      BACKUP_SCHEDULE: {
        forTwo: true,
        label: '予定',
        kind: 'line',
        longest: 100,
        hint: '日本時間の「分 時 日 月 曜日」です。毎日3時15分なら 15 3 * * *。同梱の PostgreSQL では、変更とファイルの記録もすぐに始まり、秒まで戻せるようになります。',
      },
      BACKUP_TO: { forTwo: true, label: '場所', kind: 'line', longest: 500, hint: 'フォルダーか、s3://…。空なら、DATA_DIR の backups です。' },
      BACKUP_ACCESS_KEY: { forTwo: true, label: 'S3 のアクセスキー ID', kind: 'secret', longest: 200 },
      BACKUP_SECRET_KEY: { forTwo: true, label: 'S3 のシークレットアクセスキー', kind: 'secret', longest: 200 },
      BACKUP_DAYS: { forTwo: true, label: '残す日数（最長）', kind: 'number', hint: 'プライバシーのページに載る日数です。' },
      BACKUP_KEEP: { forTwo: true, label: '残す数', kind: 'line', longest: 50, hint: '7d,4w,12m のように、日・週・月の数を書きます。' },
      BACKUP_RECIPIENT: { forTwo: true, label: '暗号の公開鍵', kind: 'text', longest: 2_500, hint: 'age1…。npm run backup:keys で作ります。' },
    },
  },
  updates: {
    label: '新しい版の知らせ',
    about: 'リリースノート（CHANGELOG.md）を読むURLです。',
    reach: '運営のメンバーだけに関わります。設定すると、このサーバーが1日に1回そのURLを読みます。空なら、何も取りに行きません。',
    fields: {
      RELEASE_NOTES_URL: { label: 'リリースノートのURL', kind: 'line', longest: 500, hint: 'https:// で始まる CHANGELOG.md のURLです。' },
    },
  },
} as const satisfies Record<string, Group>

export type SettingGroup = keyof typeof settingGroups
export const settingGroupNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]]

export const fieldsOf = (group: SettingGroup): Record<string, SettingField> => settingGroups[group].fields

/** The group of each setting. */
export const groupOfSetting = Object.fromEntries(settingGroupNames.flatMap((group) => Object.keys(fieldsOf(group)).map((key) => [key, group])))

export const fieldOf = (key: string): SettingField | undefined => {
  const group = groupOfSetting[key]
  return group && fieldsOf(group)[key]
}

/** Whether every change of this setting takes two operators. */
export const isForTwo = (key: string) => fieldOf(key)?.forTwo === true

export const isInMails = (key: string) => fieldOf(key)?.isInMails === true

export const isSecret = (key: string) => fieldOf(key)?.kind === 'secret'
