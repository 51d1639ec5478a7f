import { SPECIAL_WARDS } from '../../../places/tables/municipalities.ts'
import { prefectureNames as prefectures } from '../../../places/tables/prefecture-names.ts'
import type { Term } from '../meaning.ts'

/** 「大阪勤務」 names the place, too. */
const endings = ['', '勤務', '在住', '近郊', '周辺', '近辺', 'エリア']
const withEndings = (names: readonly string[]) => names.flatMap((name) => endings.map((ending) => name + ending))

/** 「東京都」 and 「東京都内」; 「東京」, but 北海 is no prefecture. */
const spellings = (name: string) => withEndings(name === '北海道' ? [name] : [name, `${name}内`, name.slice(0, -1)])

const place = (
  ids: readonly number[],
  names: readonly string[],
  why: string,
  label: string | undefined = ids.map((id) => prefectures[id - 1]).join('・'),
): Term => ({
  parameter: 'prefectures',
  values: ids,
  typed: withEndings(names),
  label,
  why,
})
const region = (name: string, ids: readonly number[], names: readonly string[], why: string) => place(ids, [name, ...names], why, name)

export const placeTerms: readonly Term[] = [
  ...prefectures.map((name, at) => ({ ...place([at + 1], [], 'A prefecture by its whole name, or without 都・府・県.'), typed: spellings(name) })),
  place([13], ['都内', 'tokyo'], 'The prefecture under its other names.'),
  {
    parameter: 'places',
    values: [SPECIAL_WARDS],
    typed: withEndings(['23区', '23区内', '東京23区', '東京23区内', '東京都23区', '東京23', '特別区', '二十三区', '都区内', '都心']),
    label: '東京23区',
    why: 'All special wards: a job in one of them has this code beside its own.',
  },
  place([26], ['kyoto'], 'The English name.'),
  place([27], ['osaka'], 'The English name.'),
  region(
    '首都圏',
    [11, 12, 13, 14],
    ['一都三県', '1都3県', '東京圏', '東京近県'],
    'Job sites mean 一都三県 by it; the law adds four prefectures that people do not expect.',
  ),
  region('東北', [2, 3, 4, 5, 6, 7], ['東北地方'], 'The usual division into regions.'),
  region('関東', [8, 9, 10, 11, 12, 13, 14], ['関東地方', '関東圏'], 'The usual division into regions.'),
  region('北関東', [8, 9, 10], [], 'The three in the north of 関東.'),
  region('甲信越', [15, 19, 20], [], '山梨, 長野 and 新潟.'),
  region('北陸', [16, 17, 18], ['北陸地方'], 'Without 新潟, which belongs to 甲信越 on job sites.'),
  region('中部', [15, 16, 17, 18, 19, 20, 21, 22, 23], ['中部地方'], 'The usual division into regions; 三重 is in 東海 and 近畿.'),
  region('東海', [21, 22, 23, 24], ['東海地方', '東海圏', '中京圏'], '岐阜, 静岡, 愛知 and 三重.'),
  region('関西', [25, 26, 27, 28, 29, 30], ['関西圏', '近畿', '近畿圏', '近畿地方', '関西地方'], '近畿 without 三重.'),
  region('京阪神', [26, 27, 28], [], '京都, 大阪 and 神戸.'),
  region('中国地方', [31, 32, 33, 34, 35], [], '「中国」 alone is the country.'),
  region('四国', [36, 37, 38, 39], ['四国地方'], 'The usual division into regions.'),
  region('九州', [40, 41, 42, 43, 44, 45, 46], ['九州地方'], 'Without 沖縄, which 「九州・沖縄」 adds.'),
  {
    parameter: 'prefectures',
    values: [48],
    typed: ['海外', '海外勤務', '国外'],
    label: '海外',
    why: 'The table of prefectures ends with 海外. 「海外営業」 is an occupation, also with a blank.',
    not_before: [
      '営業',
      '事業',
      '展開',
      '進出',
      'マーケ',
      '拠点',
      '市場',
      '企画',
      '人事',
      '法務',
      '経理',
      '調達',
      '出張',
      '駐在',
      'セールス',
      '顧客',
      '子会社',
    ],
  },
]
