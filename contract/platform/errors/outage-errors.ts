/** Refusals that pass: neither the client nor the server made a mistake, and the same request is worth another try. */
export const outageErrors = {
  SITE_PREPARING: {
    status: 503,
    message: 'ただいま準備中です。公開まで、しばらくお待ちください。',
    english: 'This site is being prepared. Please come back when it is open.',
  },
  READING_ONLY: {
    status: 503,
    message: 'ただいまメンテナンス中のため、変更や送信はできません。入力はそのまま残っています。終わってから、もう一度お試しください。',
    english: 'During maintenance nothing can be changed or sent. Please try again when it is over.',
  },
  SERVER_STARTING: {
    status: 503,
    message: 'サイトを起動しています。1分ほどしてから、もう一度お開きください。最初の起動には数分かかります。',
    english: 'This site is starting. Please try again in a minute; the first start takes a few minutes.',
  },
  PEOPLE_PREPARING: {
    status: 503,
    message: '求職者の検索を準備しています。数分たってから、もう一度お試しください。',
    english: 'The search for candidates is being prepared. Please try again in a few minutes.',
  },
  DATABASE_AWAY: {
    status: 503,
    message: 'ただいま一時的にご利用いただけません。1分ほどしてから、もう一度お試しください。',
    english: 'The service is away for a moment. Please try again in a minute.',
  },
  FILES_AWAY: {
    status: 503,
    message: 'ただいま、ファイルを保存したり開いたりできません。1分ほどしてから、もう一度お試しください。',
    english: 'Files cannot be saved or opened at the moment. Please try again in a minute.',
  },
  STORAGE_FULL: {
    status: 507,
    message: 'サーバーの空き容量が足りないため、保存できませんでした。時間をおいて、もう一度お試しください。',
    english: 'The server has no room left, so nothing was saved. Please try again later.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: '混み合っています。しばらくしてからもう一度お試しください。',
    english: 'The service is busy. Please try again in a while.',
  },
} as const
