import type { Term } from '../meaning.ts'

const each = (words: readonly string[], endings: readonly string[]) => words.flatMap((word) => endings.map((ending) => word + ending))

const welcome = ['', '可', '可能', 'ok', '歓迎', '大歓迎', '応募可', '応募ok', 'も可', 'もok', 'も歓迎', '向け']

const inexperienced: readonly Term[] = [
  {
    parameter: 'inexperienced_ok',
    values: [true],
    label: '未経験可',
    why: 'Who types it looks for jobs that take people without experience in the occupation. 「業界未経験」 says less, and stays a word.',
    typed: [
      ...each(['未経験', '未経験者', '職種未経験', '職種・業種未経験', '業種・職種未経験'], welcome),
      ...each(['未経験の方', '未経験の人', '実務未経験', '初心者'], welcome.filter(Boolean)),
      ...each(['未経験で', '未経験でも', '未経験からでも'], ['', '可', 'ok', '歓迎', '応募可', 'できる', '働ける']),
      '未経験から',
      '未経験から始める',
      '未経験スタート',
      '経験不問',
      '職種経験不問',
      '実務経験不問',
      '経験なし',
      '経験なしok',
      'entry level',
      'entry-level',
      'no experience',
    ],
    not_before: ['不可', 'ng', 'お断り', '除く', 'の方', 'の人', 'の領域', 'の分野', 'の業務', 'の技術', 'のこと'],
    not_after: ['業界', '業種'],
  },
]

/** What follows 「新卒採用」 where it is somebody's work. */
const recruiting = ['担当', '支援', 'コンサル', 'エージェント', '人事', '代行', 'チーム', 'リーダー', '責任者', '媒体', '領域', '市場']

const intended: readonly Term[] = [
  {
    parameter: 'intended_for',
    values: [1],
    label: '新卒',
    why: 'New graduates.',
    typed: [
      ...each(['新卒', '新卒者', '新卒の方', '新卒入社', '新卒枠'], ['', '可', 'ok', '歓迎', 'も可', 'もok', 'も歓迎', '向け']),
      '新卒求人',
      'new grad',
      'new graduate',
    ],
    not_before: ['の採用', '採用'],
  },
  {
    parameter: 'intended_for',
    values: [1],
    label: '新卒',
    why: 'Beside 人事 it is what a recruiter does, and stays a word.',
    typed: ['新卒採用', '新卒採用あり', '新卒採用枠', '新卒募集'],
    not_before: recruiting,
    not_after: ['人事', '採用'],
  },
  {
    parameter: 'intended_for',
    values: [2],
    label: '第二新卒',
    why: 'Graduates who leave their first employer within some three years.',
    typed: each(
      ['第二新卒', '第2新卒', '第二新卒者', '第二新卒の方'],
      ['', '可', 'ok', '歓迎', '大歓迎', 'も可', 'もok', 'も歓迎', '向け', '採用', '募集', '枠'],
    ),
    not_before: ['の採用'],
  },
  {
    parameter: 'intended_for',
    values: [3],
    label: '長期インターン',
    why: 'Students who work for months. 「インターン」 alone is the employment type, of any length.',
    typed: each(
      ['長期インターン', '長期インターンシップ', '有給長期インターン', '長期有給インターン', '長期実践型インターン', '長期 インターン', '長期インターン生'],
      ['', '可', 'ok', '募集', '歓迎'],
    ),
  },
  {
    parameter: 'intended_for',
    values: [4],
    label: '既卒',
    why: 'Graduates who have not been employed yet.',
    typed: each(['既卒', '既卒者', '既卒の方'], ['', '可', 'ok', '歓迎', '大歓迎', 'も可', 'もok', 'も歓迎', '向け']),
  },
]

const hours: readonly Term[] = [
  {
    parameter: 'short_hours',
    values: [true],
    label: '時短勤務可',
    why: 'Shorter hours than usual from the first day on. 「時短勤務」 alone is also the right of parents: it stays a word, which finds the jobs of both.',
    typed: [
      ...each(
        ['時短', '時短勤務', '短時間勤務', '時短での勤務'],
        ['可', '可能', '可能な', 'が可能な', 'ができる', 'できる', 'ok', 'も可', 'もok', '相談可', '相談ok', '応相談', '歓迎'],
      ),
      ...each(['時短社員', '短時間正社員', '短時間社員'], ['', '可', 'ok', '歓迎']),
      '時短で働ける',
      '時短で働きたい',
    ],
  },
]

const shares: readonly Term[] = [
  {
    parameter: 'stock_option',
    values: [true],
    label: 'ストックオプション',
    why: 'The word, its abbreviation, and its name in law.',
    typed: [
      ...each(
        [
          'ストックオプション',
          'ストック・オプション',
          'ストック オプション',
          '新株予約権',
          '税制適格ストックオプション',
          '信託型ストックオプション',
          'so',
          'stock option',
          'stock options',
        ],
        ['', 'あり', '有', '有り', '付与', '付与あり', '制度', '制度あり', '制度有', 'がある', 'がもらえる', 'もらえる', '支給'],
      ),
    ],
    not_before: ['なし', '不要', 'の設計', 'の発行', 'の管理', 'の実務'],
  },
]

/** For whom a job is, and what it gives beside the pay. */
export const conditionTerms: readonly Term[] = [...inexperienced, ...intended, ...hours, ...shares]
