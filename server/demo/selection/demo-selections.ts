import type { ShownChoice } from '#contract/shown-parts.ts'
import type { EndReason, SelectionStep } from '#contract/selection-steps.ts'

/** One invented selection: what was done in it, so many days ago, and a meeting so many days from today. */
export type DemoSelection = {
  steps: [step: SelectionStep, daysAgo: number, note?: string][]
  end?: EndReason
  message?: string
  /** What they show to the company, where it is not the default. */
  chosen?: Partial<ShownChoice>
  meeting?: { type: 'mendan' | 'mensetsu'; state: 'proposed' | 'booked'; inDays: number }
}

/** Those of the candidate with whom one tries the site out; one with each of the first companies they talk with. */
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
      ['entry', 14],
      ['document_screening', 12],
    ],
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

/** Those of the company with whom one tries the site out. */
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

/** What the candidate noted for themself about the first companies. */
export const candidateNotes = [
  { progress: 2, outcome: null, note: '開発の人と話す前に、電池と通信の制約を聞いておく。' },
  { progress: 3, outcome: null, note: 'リモートは週3日まで。' },
  { progress: 3, outcome: null, note: '' },
  { progress: null, outcome: 'ghosted', note: '' },
] as const
