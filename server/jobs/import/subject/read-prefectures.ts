import { LRUCache } from 'lru-cache'
import { plainForm } from '../text/plain-form.ts'
import { cities } from './cities.ts'
import { prefectures } from './prefectures.ts'

const FULL = Object.keys(prefectures).filter((name) => name !== '海外')
const SHORT = FULL.filter((name) => name !== '北海道').map((name) => name.slice(0, -1))
const LATIN = [
  'Hokkaido',
  'Sapporo',
  'Sendai',
  'Saitama',
  'Chiba',
  'Tokyo',
  'Kanagawa',
  'Yokohama',
  'Kawasaki',
  'Nagoya',
  'Kyoto',
  'Osaka',
  'Kobe',
  'Hyogo',
  'Hiroshima',
  'Fukuoka',
  'Okinawa',
] as const
const LATIN_PREFECTURES: Record<(typeof LATIN)[number], string> = {
  Hokkaido: '北海道',
  Sapporo: '北海道',
  Sendai: '宮城県',
  Saitama: '埼玉県',
  Chiba: '千葉県',
  Tokyo: '東京都',
  Kanagawa: '神奈川県',
  Yokohama: '神奈川県',
  Kawasaki: '神奈川県',
  Nagoya: '愛知県',
  Kyoto: '京都府',
  Osaka: '大阪府',
  Kobe: '兵庫県',
  Hyogo: '兵庫県',
  Hiroshima: '広島県',
  Fukuoka: '福岡県',
  Okinawa: '沖縄県',
}
// 東京 as a separate word: an office, a list of places; not the 福島 of 大阪市福島区 nor the 山口 of 山口さん.
const APART = String.raw`(?<![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])`
const PLACE_END = String.raw`(?=$|[\s・、,/()（）&:：〒「」【】~-]|または|もしくは|および|及び|をはじめ|など|の(?:各|オフィス|拠点|本社|支社|事業所|プロジェクト)|本社|支社|支店|本店|営業所|事業所|工場|研究所|オフィス|拠点|勤務|近郊|市内|駅|23区|都心|エリア|地区|or\b)`
const NAMES = new RegExp(
  [
    String.raw`(?<full>${FULL.join('|')})`,
    String.raw`(?<city>${Object.keys(cities)
      .filter((name) => /[市区]$/.test(name))
      .join('|')})`,
    String.raw`${APART}(?<short>${[...SHORT, ...Object.keys(cities).filter((name) => !/[市区]$/.test(name))].join('|')})${PLACE_END}`,
    String.raw`\b(?<latin>${LATIN.join('|')})\b`,
    String.raw`(?<metropolis>(?:東京)?(?:23|二十三)区|都内)`,
  ].join('|'),
  'gu',
)

const REGIONS: Record<string, string> = {
  北関東: '茨城県 栃木県 群馬県',
  南関東: '埼玉県 千葉県 東京都 神奈川県',
  関東甲信越: '茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 山梨県 長野県 新潟県',
  関東: '茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県',
  首都圏: '埼玉県 千葉県 東京都 神奈川県',
  一都三県: '埼玉県 千葉県 東京都 神奈川県',
  '1都3県': '埼玉県 千葉県 東京都 神奈川県',
  東北: '青森県 岩手県 宮城県 秋田県 山形県 福島県',
  北陸: '富山県 石川県 福井県',
  北信越: '新潟県 富山県 石川県 福井県 長野県',
  甲信越: '山梨県 長野県 新潟県',
  東海3県: '愛知県 岐阜県 三重県',
  東海三県: '愛知県 岐阜県 三重県',
  東名阪: '東京都 愛知県 大阪府',
  東海: '岐阜県 静岡県 愛知県 三重県',
  京阪神: '京都府 大阪府 兵庫県',
  関西: '滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県',
  近畿: '滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県',
  中国地方: '鳥取県 島根県 岡山県 広島県 山口県',
  中国エリア: '鳥取県 島根県 岡山県 広島県 山口県',
  中四国: '鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県',
  四国: '徳島県 香川県 愛媛県 高知県',
  九州: '福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県',
}
// 関東 as a place of work; not 関東支社, which stands in one of its prefectures, nor 東海市 or 関東電化.
const REGION = new RegExp(
  String.raw`(?<![\p{sc=Han}\p{sc=Katakana}])(${Object.keys(REGIONS).join('|')})(?=$|[\s・、,/()（）:「」【】~。]|圏|エリア|地方|地区|一円|の(?:お客様先|顧客先|客先|拠点|店舗|現場|オフィス|事業所|プロジェクト|いずれか|各)|\d{1,2}(?:府\d{1,2})?県|全域|近郊|近県|各|内|のみ|及び|および|または|在住)(\d{1,2}(?:府\d{1,2})?県)?`,
  'gu',
)

/** A region stands for all its prefectures, unless the text names some of them; with their number, 東海3県, for all of them anyway. */
function regionsIn(plain: string, named: Set<number>) {
  return [...plain.matchAll(REGION)].flatMap(([, region = '', count]) => {
    const ids = (REGIONS[region] ?? '').split(' ').map((name) => prefectures[name] ?? 0)
    return !count && !region.endsWith('県') && ids.some((id) => named.has(id)) ? [] : ids
  })
}

/** Places that were read, because most jobs of a company have the same one. */
const known = new LRUCache<string, number[]>({ max: 5_000 })

/** The ids of all prefectures that a text of places names, in its order. A city speaks for its prefecture where no other has one of that name. */
export function readPrefectures(text: string): readonly number[] {
  const found = known.get(text) ?? prefecturesIn(text)
  if (text.length <= 200) known.set(text, found)
  return found
}

function prefecturesIn(text: string) {
  const ids = new Set<number>()
  const plain = plainForm(text.slice(0, 20_000))
  for (const { groups = {} } of plain.matchAll(NAMES)) {
    const { full, city, short, latin, metropolis } = groups
    const named = full ?? (metropolis ? '東京都' : undefined) ?? (latin ? LATIN_PREFECTURES[latin as keyof typeof LATIN_PREFECTURES] : undefined)
    const prefecture = named ?? cities[city ?? short ?? ''] ?? FULL.find((name) => name.slice(0, -1) === short)
    if (prefecture) ids.add(prefectures[prefecture] ?? 0)
  }
  return [...new Set([...ids, ...regionsIn(plain, ids)])].filter((id) => id > 0)
}
