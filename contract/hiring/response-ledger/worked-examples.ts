import type { LedgerDetail, LedgerEvent } from './ledger-events.ts'
import type { ResponseCase } from './response-cases.ts'

/** One person with one company, day by day, and what the formula makes of it: published on /about/metrics, and what the tests of the formula read. */
export type WorkedExample = {
  events: [day: number, happening: keyof typeof happenings][]
  /** The day on which it is looked at. */
  day: number
  state: ResponseCase['state']
  /** Days to the answer. */
  answer?: number
  result: ResponseCase['result']
}

type Happening = { text: string; kind: LedgerEvent['kind']; actor: string; detail?: LedgerDetail }

const said = (letters: number, by_member = true): LedgerDetail => ({ kind: 'message', by_member, letters, text_key: `words of ${letters} ${by_member}` })

export const happenings = {
  applied: { text: '応募', kind: 'applied', actor: 'candidate' },
  answered: { text: '会社の人が返信', kind: 'message_sent', actor: 'company', detail: said(40) },
  emptily: { text: '会社が「。。。」だけ送信', kind: 'message_sent', actor: 'company', detail: said(0) },
  automatically: { text: '会社のプログラムが送信', kind: 'message_sent', actor: 'company', detail: said(60, false) },
  offered: { text: '会社が面談の候補日を送信', kind: 'meeting_changed', actor: 'company' },
  asked: { text: '本人が問い合わせ', kind: 'message_sent', actor: 'candidate', detail: { kind: 'message' } },
  moved: { text: '会社が社内で段階を移動', kind: 'selection_changed', actor: 'company', detail: { step: 'document_screening' } },
  rejected: { text: '会社が不採用を伝えて終了', kind: 'selection_changed', actor: 'company', detail: { step: 'end', told: true } },
  unheard: { text: '会社が終了にしたが、本人に送れない', kind: 'selection_changed', actor: 'company', detail: { step: 'end', told: false } },
  promised: { text: '会社が内定を出す', kind: 'selection_changed', actor: 'company', detail: { step: 'offer' } },
  left: { text: '本人がやりとりを閉じる', kind: 'thread_closed', actor: 'candidate' },
  withdrew: { text: '本人が応募を取り消す', kind: 'selection_changed', actor: 'candidate', detail: { step: 'end' } },
} as const satisfies Record<string, Happening>

export const workedExamples: WorkedExample[] = [
  {
    events: [
      [0, 'applied'],
      [2, 'answered'],
      [20, 'rejected'],
    ],
    day: 21,
    state: 'answered',
    answer: 2,
    result: 'told',
  },
  {
    events: [
      [0, 'applied'],
      [2, 'answered'],
      [20, 'promised'],
    ],
    day: 21,
    state: 'answered',
    answer: 2,
    result: 'told',
  },
  {
    events: [
      [0, 'applied'],
      [2, 'answered'],
    ],
    day: 3,
    state: 'open',
    answer: 2,
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [2, 'answered'],
    ],
    day: 30,
    state: 'answered',
    answer: 2,
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [2, 'answered'],
    ],
    day: 47,
    state: 'answered',
    answer: 2,
    result: 'untold',
  },
  { events: [[0, 'applied']], day: 6, state: 'open', result: 'open' },
  { events: [[0, 'applied']], day: 7, state: 'silent', result: 'open' },
  {
    events: [
      [0, 'applied'],
      [8, 'asked'],
      [16, 'asked'],
    ],
    day: 45,
    state: 'silent',
    result: 'untold',
  },
  {
    events: [
      [0, 'applied'],
      [12, 'answered'],
    ],
    day: 20,
    state: 'answered',
    answer: 12,
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [31, 'answered'],
    ],
    day: 40,
    state: 'silent',
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [1, 'emptily'],
    ],
    day: 8,
    state: 'silent',
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [1, 'automatically'],
    ],
    day: 8,
    state: 'silent',
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [1, 'moved'],
    ],
    day: 8,
    state: 'silent',
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [3, 'offered'],
    ],
    day: 8,
    state: 'answered',
    answer: 3,
    result: 'open',
  },
  {
    events: [
      [0, 'applied'],
      [3, 'left'],
    ],
    day: 60,
    state: 'left',
    result: 'left',
  },
  {
    events: [
      [0, 'applied'],
      [1, 'withdrew'],
    ],
    day: 60,
    state: 'left',
    result: 'left',
  },
  {
    events: [
      [0, 'applied'],
      [9, 'left'],
    ],
    day: 60,
    state: 'silent',
    result: 'left',
  },
  {
    events: [
      [0, 'applied'],
      [3, 'unheard'],
    ],
    day: 60,
    state: 'silent',
    result: 'left',
  },
]
