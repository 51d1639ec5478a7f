/** What each figure of a company is called, on its page and in its CSV file. */
export const analyticsNames = {
  company_views: '企業ページの閲覧',
  job_views: '求人の閲覧',
  signed_in_views: 'うちログインユーザー',
  favorites: '気になる',
  applications: '応募',
  scouts_sent: '送ったスカウト',
  scouts_accepted: '承諾されたスカウト',
  scouts_refused: '断られたスカウト',
} as const
