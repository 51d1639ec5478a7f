/** What the figures are called in the report. */
export const yearlyNames = {
  jobs: '求人件数（掲載中）',
  recruiting_companies: '募集者数（掲載中の求人がある企業）',
  companies: '登録した企業の数',
  candidates: '求職者数（メールアドレスを確かめた会員）',
  registered_candidates: 'そのうち登録を終えた人',
  applications_of_year: '前の1年の応募',
  scouts_of_year: '前の1年に届けたスカウト',
  accepted_scouts_of_year: '前の1年に承諾されたスカウト',
  complaints_of_year: '前の1年の通報・苦情',
} as const
