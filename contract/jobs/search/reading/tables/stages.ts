import type { Term } from '../meaning.ts'

const early = { parameter: 'phase', values: [1], label: 'シード・アーリー期' } as const
const middle = { parameter: 'phase', values: [2], label: 'ミドル期' } as const
const later = { parameter: 'phase', values: [3], label: 'レイター期' } as const

const withStage = (names: readonly string[]) => names.flatMap((name) => ['期', 'ステージ', 'フェーズ', 'フェイズ'].map((stage) => name + stage))
const round = (letters: readonly string[]) => letters.flatMap((letter) => ['', 'ラウンド'].map((ending) => `シリーズ${letter}${ending}`))

/** Rounds of funding as investors in Japan sort them into the three stages that a company chooses from. */
export const stageTerms: readonly Term[] = [
  {
    ...early,
    typed: ['シード', 'プレシード', 'アーリー', 'シードアーリー', ...withStage(['シード', 'プレシード', 'アーリー', '創業'])],
    why: 'Names of the stage.',
  },
  { ...early, typed: [...round(['a']), 'プレシリーズa', 'series a'], why: 'The first round after シード.' },
  { ...middle, typed: [...round(['b']), 'series b', ...withStage(['ミドル'])], why: '「ミドル」 alone is a level of experience.' },
  {
    ...later,
    typed: [...round(['c', 'd', 'e', 'f']), 'series c', 'series d', 'レイター', 'レーター', ...withStage(['レイター', 'レーター', '拡大'])],
    why: 'Rounds of companies that grow.',
  },
  {
    ...later,
    typed: ['上場準備', '上場準備中', '上場準備企業', 'ipo準備', 'ipo準備中', 'プレipo', '上場前'],
    why: 'The last stage before the stock exchange.',
  },
  {
    parameter: 'employee_range',
    values: [1, 2],
    label: '従業員数 30名以下',
    typed: ['少人数', '少人数チーム'],
    why: 'A company in which everybody knows everybody.',
  },
]
