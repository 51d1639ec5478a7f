import type { Term } from '../meaning.ts'

const each = (words: readonly string[], endings: readonly string[]) => words.flatMap((word) => endings.map((ending) => word + ending))
const working = ['働ける', '働く', '働きたい', '仕事ができる', '仕事がしたい', '仕事をしたい', 'できる', '出来る']

/** How people say a condition in a sentence, beside its names in `ways-of-working.ts`. */
export const sayingTerms: readonly Term[] = [
  {
    parameter: 'remote',
    values: [1, 2],
    label: 'リモート可',
    why: 'A home is where remote work is done, for some days at least.',
    typed: [...each(['家で', '自宅で', 'おうちで', 'お家で', '自宅から', '家から'], working), '自宅勤務', '自宅勤務可', '在宅メイン', 'リモワ'],
  },
  {
    parameter: 'remote',
    values: [2],
    label: 'フルリモート可',
    why: 'Who lives elsewhere, or anywhere, never comes to an office.',
    typed: [
      ...each(
        ['地方に住みながら', '田舎に住みながら', '地方から', 'どこでも', 'どこからでも', '好きな場所で', '場所を選ばず', '場所にとらわれず'],
        ['働ける', '働く', '働きたい'],
      ),
      '地方に住みながら',
      '田舎に住みながら',
      '地方在住',
      '全国どこでも',
      '全国どこからでも',
      '住む場所を選ばない',
      '場所を選ばない',
      '場所を問わない',
      '勤務地不問',
      '勤務地自由',
      '居住地不問',
      '居住地自由',
      '出社しない',
      '出社しなくていい',
      '通勤なし',
      '通勤しない',
      'フルリモ',
    ],
  },
  {
    parameter: 'flex',
    values: [true],
    label: 'フレックス',
    why: 'Who chooses the hours has フレックス.',
    typed: [
      ...each(['好きな時間に', '自由な時間に', '自分の時間で'], ['働ける', '働く', '働きたい']),
      '時間に縛られない',
      '時間にしばられない',
      '勤務時間自由',
      '出勤時間自由',
    ],
  },
]
