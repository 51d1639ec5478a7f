export const tagNotes: Record<string, string> = {
  job_offers: '求人をさがし、読む。',
  companies: '企業をさがし、読む。',
  masters: 'コード表。IDは変わりません。',
  suggestions: 'フリーワードの候補。',
  sessions: 'ログインとログアウト。ログインは Cookie に残ります。',
  accounts: 'ログインしている求職者の状態。',
  registrations: '会員登録、メールアドレスの確認、パスワードの決めなおし。登録のあるアドレスかどうかは、答えからは分かりません。',
  consents: '何に、いつ、どの文面で同意したか。',
  profiles: 'プロフィール、希望、your vision。',
  dev_mails: 'メールを送らずに読む、開発用の受信箱。公開のサイトと、メールサーバーのあるサイトでは 404 です。',
  resumes: '職務経歴書。PDFを送って文章を読み取り、プロフィールから作り、JSON Resume を取り込む。',
  privacy: '公開とブロック、企業からの見え方、見られた記録。',
}
