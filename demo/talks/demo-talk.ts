/** What is said in one invented thread: `>` by the company, `<` by the candidate, so many hours ago. */
export type DemoTalk = { about?: 'job'; said: [by: '<' | '>', hoursAgo: number, message: string][]; isRead?: boolean }

/** Threads of the candidate with whom one tries the site out; one with each of the first companies. */
export const candidateTalks: DemoTalk[] = [
  {
    about: 'job',
    said: [
      ['<', 78, 'はじめまして。求人を読みました。\n\nセンサーの電池と通信の制約について、もう少し伺えますか。'],
      ['>', 52, 'お返事ありがとうございます。電池は5年もつ設計で、通信は1日144回までです。\n資料はこちらです。https://example.com/spec をご覧ください。'],
      ['<', 30, 'ありがとうございます。よく分かりました。'],
      ['>', 3, '開発の者から直接お話しできればと思います。来週のご都合はいかがでしょうか。'],
    ],
  },
  {
    said: [
      ['<', 340, 'リモート勤務の範囲について伺いたいです。'],
      ['>', 320, 'ご連絡ありがとうございます。週3日までご自宅で働けます。'],
      ['<', 300, '職務経歴書をお送りします。ご検討をお願いします。'],
    ],
  },
  { about: 'job', said: [['<', 40, 'オープンポジションについて、どんな方をさがしていますか。']] },
  {
    said: [
      ['<', 700, '選考の流れを教えてください。'],
      ['>', 690, '書類、面接2回です。結果は3日以内にお伝えします。'],
    ],
    isRead: true,
  },
]

/** Threads of the company with whom one tries the site out. */
export const companyTalks: DemoTalk[] = [
  { about: 'job', said: [['<', 5, 'はじめまして。求人の「変更の範囲」について、具体的に伺えますか。\n勤務地が変わる可能性があるかを知りたいです。']] },
  {
    said: [
      ['<', 60, '一次面接のお時間をいただき、ありがとうございました。'],
      ['>', 55, 'こちらこそ、ありがとうございました。次の候補日をお送りします。'],
      ['<', 26, '木曜の午後でお願いできますか。'],
    ],
  },
  {
    said: [
      ['<', 280, 'ポートフォリオを見ていただけますか。'],
      ['>', 270, '拝見しました。とくに計測の仕組みが印象に残りました。一度お話しできればと思います。'],
    ],
    isRead: true,
  },
  { said: [['<', 330, '応募の前に、試用期間中の条件を伺いたいです。']] },
]
