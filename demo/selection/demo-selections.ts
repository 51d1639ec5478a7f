import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'

/** One invented selection: its steps, so many days ago, and a meeting so many days from today. */
export type DemoSelection = {
  steps: [step: SelectionStep, daysAgo: number, note?: string][]
  end?: EndReason
  message?: string
  /** The parts that they show to the company, where they differ from the default. */
  chosen?: Partial<ShownChoice>
  /** Answers to the job's questions (demo-questions.ts), in their order, and a PDF. They go with the message. */
  papers?: { answers: string[]; file: { name: string; lines: string[] } }
  meeting?: { type: 'mendan' | 'mensetsu'; state: 'proposed' | 'booked'; inDays: number }
}

/** Those of the candidate whom visitors try out; one with each of the first companies that they write with. */
export const candidateSelections: DemoSelection[] = [
  {
    steps: [
      ['entry', 6],
      ['casual_meeting', 3],
    ],
    meeting: { type: 'mendan', state: 'proposed', inDays: 4 },
  },
  {
    steps: [
      ['entry', 12],
      ['document_screening', 10],
    ],
    message: 'リモート勤務の範囲を伺い、応募を決めました。よろしくお願いいたします。',
    papers: {
      answers: ['計測データを届ける仕事を10年続けてきました。現場に近い開発で、その経験を生かしたいです。', '週に2〜3日は在宅', '内定から2か月後', 'はい'],
      file: {
        name: '担当した仕組みの概要.pdf',
        lines: ['担当した仕組みの概要', '収集：センサー400台から10分おきに受信', '補完：欠測率を2.1%から0.3%に', '配信：研究者と現場に毎時'],
      },
    },
  },
  {
    steps: [
      ['entry', 20],
      ['document_screening', 17],
      ['first_interview', 9],
    ],
    meeting: { type: 'mensetsu', state: 'booked', inDays: 3 },
  },
  { steps: [['casual_meeting', 30]], meeting: { type: 'mendan', state: 'booked', inDays: -2 } },
]

/** Those of the company that visitors try out. */
export const companySelections: DemoSelection[] = [
  { steps: [['entry', 1]] },
  {
    steps: [
      ['entry', 20],
      ['document_screening', 16, '計測の経験が合う。話を聞きたい。'],
      ['first_interview', 6],
    ],
    meeting: { type: 'mensetsu', state: 'proposed', inDays: 5 },
  },
  { steps: [['casual_meeting', 12]], meeting: { type: 'mendan', state: 'booked', inDays: 2 } },
  { steps: [['entry', 14]], chosen: { name: false, career: false, contact: false } },
  {
    steps: [
      ['entry', 8],
      ['document_screening', 5],
    ],
    message: '求人を拝見し、現場の計測を支える仕事に関心を持ちました。よろしくお願いします。',
    papers: {
      answers: [
        '使う人の現場に通いながら開発する進め方に共感しました。\n前職では月に2回、利用先を訪ねて改善を続けていました。',
        '出社が中心',
        '来年4月以降',
        'はい',
      ],
      file: {
        name: 'ポートフォリオ.pdf',
        lines: ['ポートフォリオ', '1. 予約受付の画面：入力の項目を14から6へ', '2. 点検記録の閲覧：紙の台帳からの移行', '3. 通知の整理：1日40通を8通に'],
      },
    },
  },
  {
    steps: [
      ['entry', 40],
      ['document_screening', 37],
      ['first_interview', 30],
      ['second_interview', 20],
      ['final_interview', 12],
      ['offer', 2, '条件を文書で送る。'],
    ],
    message: 'これまでの設計の経験を、御社の基盤で生かしたいと考えています。',
  },
  {
    steps: [
      ['entry', 30],
      ['document_screening', 27],
      ['end', 24, '経験の方向が違った。'],
    ],
    end: 'rejected',
    message: '応募します。よろしくお願いいたします。',
  },
]

/** The candidate's private notes about the first companies. */
export const candidateNotes = [
  { progress: 2, outcome: null, note: '開発の人と話す前に、電池と通信の制約を聞いておく。' },
  { progress: 3, outcome: null, note: 'リモートは週3日まで。' },
  { progress: 3, outcome: null, note: '' },
  { progress: null, outcome: 'ghosted', note: '' },
] as const
