type Purpose = {
  /** Of the text that is shown; a new text has a new version. */
  version: string
  title: string
  text: string
  /** What it is about. */
  fields: string
  /** Without it there is no account; an optional one is asked for apart, never assumed, and can be taken back. */
  isOptional: boolean
}

export const purposeNames = ['terms', 'privacy', 'account', 'profile', 'wishes', 'activity', 'mail_magazine', 'ai_interview'] as const
export type ConsentPurpose = (typeof purposeNames)[number]

const version = '2026-11-21'

/** What is collected for what, as the sign-up shows it. */
export const purposes: Record<ConsentPurpose, Purpose> = {
  terms: { version, title: '利用規約', fields: '', text: 'サービスを使うときの約束です。', isOptional: false },
  privacy: { version, title: '個人情報の扱い', fields: '', text: '受け取る情報と、その使いかたです。', isOptional: false },
  account: {
    version,
    title: '会員の情報',
    fields: 'メールアドレス、パスワード、16歳以上であること',
    text: 'ログイン、本人の確認、手続きの連絡に使います。',
    isOptional: false,
  },
  profile: {
    version: '2026-11-22',
    title: 'プロフィール',
    fields: '氏名、生年月日、住所、学歴、職歴、スキル、職務経歴書',
    text: 'プロフィールを公開すると、ブロックしていない企業に、氏名・連絡先・勤め先・学校名を伏せて見せます。伏せたところと「これから（your vision）」は、応募やメッセージであなたが明かした企業だけが読めます。生年月日とくわしい住所は、どの企業にも見せません。書くかどうかは自由です。',
    isOptional: false,
  },
  wishes: {
    version: '2026-11-22',
    title: '希望条件',
    fields: '転職の意向、希望する働き方、年収、地域、関心のある分野',
    text: '合う求人を選んで並べるために使います。プロフィールを公開すると、希望の年収を除いて企業にも見せます。いまの年収は、経歴を明かした企業だけに見せます。',
    isOptional: false,
  },
  activity: {
    version: '2026-11-23',
    title: '使った記録',
    fields: '見た求人、気になる、保存した求人、保存した検索、興味なし、メッセージ',
    text: 'あなた自身の一覧と、二重の案内を防ぐために使います。「気になる」は、送った人が5人以上になると、人数だけを企業に示します。あなたが何を見たか、保存したか、興味なしにしたかを企業に知らせることはありません。',
    isOptional: false,
  },
  mail_magazine: {
    version,
    title: 'メールマガジン',
    fields: 'メールアドレス',
    text: '新しい求人や催しの案内を送ります。いつでもやめられます。',
    isOptional: true,
  },
  ai_interview: {
    version,
    title: 'AIインタビュー',
    fields: '質問への答え',
    text: 'プロフィールの下書きをつくるために使います。取り消すと、載せていない答えは消えます。',
    isOptional: true,
  },
}
