type Note = { description: string; example?: unknown }

/** What each parameter means, by its name; one name means the same wherever it stands. */
export const parameterNotes: Record<string, Note> = {
  id: { description: '求人、企業、お知らせなどのID。', example: 1 },
  free_word: {
    description:
      'フリーワード。語は空白で区切ると、すべてを含む求人に絞ります。`-語` は除外、`"語句"` は語句そのもの。全角・半角、大文字・小文字、長音の違いは問いません。',
    example: 'エンジニア リモート',
  },
  company_name: { description: '企業名に含まれる文字。', example: '製作所' },
  job_fields: { description: '職種のID（`/masters/` の job_fields）。いずれかに当てはまる求人。', example: [16, 18] },
  company_categories: { description: '企業の分野のID（company_categories）。', example: [8] },
  kind: { description: '企業の特徴のID（kind）。', example: [4] },
  phase: { description: '企業の段階のID（phase）。', example: [1] },
  employee_range: { description: '従業員数の区分のID（employee_range）。', example: [2] },
  employment_types: { description: '雇用形態のID（employment_types）。', example: [1] },
  prefectures: { description: '都道府県のID（JIS X 0401。48は海外）。', example: [13] },
  skill_types: { description: 'スキルのID（skill_types）。', example: [1] },
  remote: { description: 'リモート勤務（0 出社のみ・1 一部リモート可・2 フルリモート可）。', example: [2] },
  flex: { description: 'フレックスタイム制の求人に絞る。', example: true },
  min_salary: { description: '年収（万円）。上限がこの額に届く求人に絞る。', example: 500 },
  exclude_applied: { description: '応募した求人を除く。ログインしている求職者だけに効きます。', example: false },
  exclude_favorited: { description: '気になる求人を除く。ログインしている求職者だけに効きます。', example: false },
  sort: { description: '並び順（1 おすすめ・2 新着・3 更新・4 年収の上限）。なければ1。', example: 1 },
  page: { description: 'ページ。1から。', example: 1 },
  per_page: { description: '1ページの件数。なければ20。', example: 20 },
  session_id: { description: 'ログイン中の端末のID。', example: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11' },
  purpose: { description: '同意の目的。取り消せるものだけ。', example: 'mail_magazine' },
  mail_id: { description: 'メールのID。', example: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11' },
  to_address: { description: '宛先のメールアドレス。そのアドレスへのメールに絞る。', example: 'hanako@mebae.example' },
  postal_code: { description: '郵便番号。7桁の数字。ハイフンはあってもなくてもかまいません。', example: '104-0061' },
  q: { description: '入力の途中の語。', example: 'エンジ' },
  format: { description: '書き出す形（pdf・markdown・json_resume）。なければ pdf。', example: 'pdf' },
  company_id: { description: '企業のID。', example: 12 },
  before_id: { description: 'この行より前の記録。前の答えの `next_id`。', example: 41 },
  file_format: { description: '受け取るファイルの形（csv・json）。なければ csv。', example: 'csv' },
}
