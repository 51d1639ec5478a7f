/**
 * Words that stay words, but part a run of letters: 「東京エンジニア」 is two, 「東京エレクトロン」 is one. Only whole words of occupations stand here, none that
 * is a part of a company's or a product's name.
 */
const occupations =
  `エンジニア フロントエンドエンジニア バックエンドエンジニア サーバーサイドエンジニア インフラエンジニア フルスタックエンジニア 機械学習エンジニア aiエンジニア
webエンジニア アプリエンジニア データエンジニア qaエンジニア iosエンジニア androidエンジニア セールスエンジニア ソフトウェアエンジニア ソフトウエアエンジニア itエンジニア
組み込みエンジニア ハードウェアエンジニア セキュリティエンジニア クラウドエンジニア sre プログラマー プログラマ デザイナー uiデザイナー uxデザイナー ui/uxデザイナー webデザイナー
プロダクトデザイナー グラフィックデザイナー ディレクター webディレクター プロデューサー pm pdm pmm プロダクトマネージャー プロジェクトマネージャー マネージャー
営業 営業職 法人営業 個人営業 セールス インサイドセールス フィールドセールス カスタマーサクセス カスタマーサポート cs マーケター マーケティング デジタルマーケティング webマーケティング
webマーケター 広報 人事 労務 総務 経理 財務 法務 知財 秘書 事務 営業事務 経営企画 事業企画 事業開発 商品企画 データサイエンティスト データアナリスト データ分析 アナリスト コンサルタント
ライター 編集者 研究者 研究開発 リサーチャー バックオフィス コーポレート cto cfo coo cxo vpoe テックリード スクラムマスター`
    .split(/\s+/)
    .filter(Boolean)

/** Wards, cities and stations that a job names in its address: they are looked for as words, and part a run like an occupation. */
const placesInText =
  `渋谷 新宿 池袋 品川 六本木 恵比寿 目黒 五反田 大崎 秋葉原 神田 丸の内 大手町 日本橋 銀座 虎ノ門 赤坂 青山 表参道 原宿 麻布 中目黒 三軒茶屋 上野 浅草 新橋 田町 浜松町
豊洲 お台場 飯田橋 九段下 御茶ノ水 四ツ谷 市ヶ谷 立川 吉祥寺 三鷹 八王子 横浜 みなとみらい 川崎 新横浜 大宮 さいたま 柏 梅田 難波 なんば 心斎橋 本町 淀屋橋 新大阪 名古屋 栄 神戸 三宮 札幌 仙台 博多 天神
つくば 浜松 金沢 新潟市 京都市 大阪市 名古屋市 福岡市 札幌市 仙台市 神戸市 横浜市 川崎市 さいたま市 千葉市 広島市 渋谷区 新宿区 港区 千代田区 中央区 品川区 目黒区 豊島区 台東区 文京区 江東区 世田谷区 中野区 杉並区
渋谷駅 新宿駅 池袋駅 品川駅 東京駅 大阪駅 京都駅 名古屋駅 博多駅 横浜駅 恵比寿駅 六本木駅 五反田駅 秋葉原駅`
    .split(/\s+/)
    .filter(Boolean)

export type KnownWord = { typed: string; kind: 'occupation' | 'place' }
export const knownWords: readonly KnownWord[] = [
  ...occupations.map((typed) => ({ typed, kind: 'occupation' as const })),
  ...placesInText.map((typed) => ({ typed, kind: 'place' as const })),
]

/** 「の求人」 and 「がいい」 after a condition say nothing more. */
const asked =
  /(?:(?:での|の|で|な)?(?:お仕事|仕事|求人|募集|転職|案件|会社|企業|職場|ポジション|ところ)(?:情報|募集|一覧|探し|さがし|先)?(?:で働く|で働きたい|がしたい|をしたい|がいい|はありますか|ありますか|ないですか|(?:を|が)?(?:探して(?:い)?ます|探して(?:い)?る|探したい|さがして(?:い)?ます|さがして(?:い)?る|希望(?:です)?|あり?ます))?|(?:で|として)働きたい(?:です)?|になりたい(?:です)?|に転職したい|がしたい|をしたい|を?探して(?:い)?(?:ます|る)|を?さがして(?:い)?(?:ます|る)|がいい(?:です)?|が良い|限定|のみ|を?希望(?:です|します)?)[。！!？?]*(?= |$)/y

/** Where such words end that begin at this place, up to a blank or the end. */
export function endOfAsked(text: string, at: number): number | null {
  asked.lastIndex = at
  return asked.test(text) ? asked.lastIndex : null
}

const known = new Set(knownWords.map(({ typed }) => typed))
/** Whether の and what follows it is no part of a name. */
export const isKnownTail = (tail: string) => known.has(tail.slice(1)) || endOfAsked(tail, 0) === tail.length
