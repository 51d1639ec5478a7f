import type { Term } from '../meaning.ts'

const allowed = ['', '可', '可能', '可能な', 'が可能な', 'ができる', 'できる', 'ok', 'あり', '有', '有り', '希望', '歓迎']
const each = (words: readonly string[], endings: readonly string[]) => words.flatMap((word) => endings.map((ending) => word + ending))

const remote: readonly Term[] = [
  {
    parameter: 'remote',
    values: [1, 2],
    label: 'リモート可',
    why: 'A person who asks for リモート takes full remote work, too.',
    typed: [
      ...each(
        ['リモート', 'リモートワーク', 'リモート勤務', 'テレワーク', '在宅', '在宅勤務', '在宅ワーク', '在宅テレワーク'],
        [...allowed, '制度', '制度あり'],
      ),
      '一部リモート',
      '一部リモート可',
      '一部在宅',
      '原則リモート',
      'リモート中心',
      'リモートメイン',
      'リモート併用',
      'remote',
      'remote ok',
      'remote work',
      'wfh',
      'work from home',
      'telework',
    ],
  },
  {
    parameter: 'remote',
    values: [2],
    label: 'フルリモート可',
    why: 'Words for work that is never at an office.',
    typed: [
      ...each(
        ['フルリモート', 'フル リモート', '完全リモート', 'フルリモートワーク', '完全リモートワーク', 'フルリモート勤務', '100%リモート', 'リモート100%'],
        allowed,
      ),
      ...each(['完全在宅', 'フル在宅', '完全在宅勤務', 'フルテレワーク', '完全テレワーク'], allowed),
      'full remote',
      'fully remote',
      'full-remote',
      'remote only',
      'リモートのみ',
      '出社なし',
      '出社不要',
    ],
  },
  {
    parameter: 'remote',
    values: [1],
    label: '一部リモート可',
    why: 'Days at an office and days at home.',
    typed: ['ハイブリッドワーク', 'ハイブリッド勤務', 'hybrid work', 'hybrid remote'],
  },
  { parameter: 'remote', values: [0], label: '出社のみ', why: 'Every day at an office.', typed: ['フル出社', '出社のみ', '完全出社'] },
]

const employment: readonly Term[] = [
  {
    parameter: 'employment_types',
    values: [1],
    label: '正社員',
    why: 'The name of the table, and its official one.',
    typed: ['正社員', '正規社員', '正規雇用', '正社員雇用', 'full time', 'full-time', 'fulltime'],
  },
  { parameter: 'employment_types', values: [2], label: '契約社員', why: 'The name of the table.', typed: ['契約社員', '有期契約社員', 'contract employee'] },
  {
    parameter: 'employment_types',
    values: [3],
    label: '業務委託・副業',
    why: 'The table holds both in one row. 「副業可」 is a rule for employees, and stays a word.',
    typed: [
      '業務委託',
      '業務委託契約',
      '準委任',
      '準委任契約',
      '副業',
      '複業',
      '副業・兼業',
      '副業・複業',
      'フリーランス',
      'サイドジョブ',
      'freelance',
      'freelancer',
      'side job',
    ],
  },
  {
    parameter: 'employment_types',
    values: [4],
    label: 'アルバイト・パート',
    why: 'The table holds both in one row.',
    typed: [
      'アルバイト',
      'パート',
      'バイト',
      'パートタイム',
      'パートタイマー',
      'アルバイト・パート',
      'パート・アルバイト',
      'パートアルバイト',
      'part time',
      'part-time',
      'parttime',
    ],
  },
  {
    parameter: 'employment_types',
    values: [5],
    label: 'インターン',
    why: 'The table knows one kind of internship; 「長期インターン」 is another condition.',
    typed: ['インターン', 'インターンシップ', 'インターン生', '学生インターン', '有給インターン', '就業型インターン', 'intern', 'internship'],
  },
]

const hours: readonly Term[] = [
  {
    parameter: 'flex',
    values: [true],
    label: 'フレックス',
    why: 'フルフレックス asks for more than the field says, and stays a word.',
    typed: each(
      ['フレックス', 'フレックスタイム', 'フレックスタイム制', 'フレックス制', 'フレックス勤務', 'フレックス制度', 'flextime', 'flex time'],
      ['', 'あり', '有', '可', '制度'],
    ),
  },
]

export const workTerms: readonly Term[] = [...remote, ...employment, ...hours]
