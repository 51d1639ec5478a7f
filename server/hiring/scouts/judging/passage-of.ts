/** What the terms of a sentence weigh that the reason takes up; a company's field named in two short words is not yet a passage. */
const ENOUGH = 6
/** A single term has to be so long that it is no accident and no name of a field. */
const ALONE = 8
/** A run that stands in both word for word, with two words of the person's own in it, is a quotation. */
const QUOTED = 5
/** So long a run is one with a single word of the person's own: 使う人の顔が見える仕事. */
const LONG = 10
/** Figures are what nobody guesses. */
const FIGURE = 4
const sentence = /[^。．！？!?\n]+[。．！？!?]?/g
const terms = /[a-z][a-z0-9.+#/-]*[a-z0-9+#]|\d+(?:[.,]\d+)*(?:\s?(?:%|[万億千]?[人名件社円台倍校床割秒回本店点]|か月|ヶ月|時間|ms))?|[一-龠々〆ァ-ヶー]{2,}/g
/** In a sentence without Japanese it takes three words of the person's own. */
const FOREIGN = 9
/** Amid Japanese a word of Latin letters is mostly the name of a tool, whether or not a list of ours has it. */
const japanese = /[ぁ-ゖァ-ヺ一-龠]/
/** Podcast、Premiere Pro、動画編集: what is only counted up says as little as the list that one chooses from. */
function isList(text: string) {
  const items = text.split(/[、,・/|]/)
  return !/[ぁ-ゖ]/.test(text) && items.length >= 3 && items.every((item) => item.trim().split(/\s+/).length <= 2)
}
const own = /[一-龠々〆ァ-ヶーa-z0-9]+/g

const spelled = (text: string) => text.normalize('NFKC').toLowerCase()

/**
 * The sentence of a text that a reason takes up, quoted or in other words; empty where it takes up none. Words of working life, and names that were chosen
 * from a list such as a skill's, say nothing of one person and do not count.
 */
export function passageOf(text: string, reason: string, names: readonly string[]): string {
  const said = spelled(reason)
  const bareSaid = bare(said, names)
  const weighed = [...text.matchAll(sentence)].map(([words]) => {
    const read = spelled(words)
    return { words: words.trim(), weight: isQuoted(read, said, names) ? ENOUGH + read.length : weightOf(bare(read, names), bareSaid) }
  })
  const best = weighed.reduce((most, one) => (one.weight > most.weight ? one : most), { words: '', weight: 0 })
  return best.weight >= ENOUGH ? best.words : ''
}

/** Names first: part of one may be a word of working life. */
const bare = (text: string, names: readonly string[]) => withoutStock(names.reduce((left, name) => left.replaceAll(name, ' '.repeat(name.length)), text))

function isQuoted(read: string, said: string, names: readonly string[]) {
  const { end, length } = longestRun(said, read)
  if (length < QUOTED) return false
  const words = bare(read.slice(end - length, end), names).match(own) ?? []
  const isJapanese = japanese.test(read)
  const personal = words.filter((word) => (isJapanese ? /[^a-z]/.test(word) : !isStockLatin(word))).length
  return personal >= 2 || (isJapanese && personal === 1 && length >= LONG)
}

function weightOf(read: string, said: string) {
  const isJapanese = japanese.test(read)
  if (isList(read)) return 0
  const taken = [...new Set([...read.matchAll(terms)].map(([term]) => term))].filter((term) => takenOf(term, said) > 0)
  if (isJapanese && taken.every((term) => /^[a-z]/.test(term))) return 0
  const weights = taken.map((term) => (isJapanese && /^[a-z]/.test(term) ? 1 : takenOf(term, said)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (!isJapanese) return sum >= FOREIGN ? sum : 0
  return weights.length > 1 || sum >= ALONE ? sum : 0
}

/** As many characters of the term as stand in the reason in one run; a figure or a foreign word stands in it whole or not at all. */
function takenOf(term: string, said: string) {
  if (/^[a-z]/.test(term)) return !isStockLatin(term) && isWhole(term, said, /[a-z0-9]/) ? 3 : 0
  if (/^\d/.test(term)) return term.length > 1 && isWhole(term, said, /[0-9.,]/) ? FIGURE : 0
  const { end, length } = longestRun(said, term)
  return length >= (/^[ァ-ヶー]+$/.test(term.slice(end - length, end)) ? 3 : 2) ? length : 0
}

/** Whether the term stands somewhere without one of these characters before or behind it. */
function isWhole(term: string, said: string, others: RegExp) {
  for (let at = said.indexOf(term); at >= 0; at = said.indexOf(term, at + 1))
    if (!others.test(said[at - 1] ?? '') && !others.test(said[at + term.length] ?? '')) return true
  return false
}

/** The longest run of characters that stands in both, where it ends in the second. By the classical table of two rows. */
function longestRun(one: string, other: string) {
  let above = new Uint16Array(other.length + 1)
  let best = { end: 0, length: 0 }
  for (let i = 1; i <= one.length; i++) {
    const row = new Uint16Array(other.length + 1)
    for (let j = 1; j <= other.length; j++) {
      if (one.charCodeAt(i - 1) !== other.charCodeAt(j - 1)) continue
      const length = above[j - 1]! + 1
      row[j] = length
      if (length > best.length) best = { end: j, length }
    }
    above = row
  }
  return best
}

/** Words of working life that any scout could use: to say one of them again takes up nothing of a person. The longest stand before their parts. */
const words = `
  アプリケーション|コンサルティング|コンサルタント|プロフィール|ソリューション|フロントエンド|バックエンド|サーバーサイド|サーバサイド|フルスタック|カスタマーサクセス|カスタマーサポート
  マーケティング|マネージャー|マネジメント|プロジェクト|プロダクト|エンジニアリング|エンジニア|アーキテクチャ|アーキテクト|クライアント|データベース|スタートアップ|ベンチャー|ウェブサイト|ホームページ
  コミュニケーション|リーダーシップ|パフォーマンス|チームリーダー|テックリード|テクノロジー|デザイナー|クラウド|サーバー|サーバ|システム|サービス|デザイン|データ|チーム|メンバー|リーダー|スキル|キャリア|ポジション|ビジネス|カジュアル
  オンライン|ツール|サイト|ウェブ|アプリ|ユーザー|ユーザ|インフラ|セールス|プロセス|ミッション|ビジョン|フェーズ|リード|レベル|テスト|サポート|ディレクター|ディレクション|プランナー|ライター|アシスタント|スペシャリスト|ゼネラリスト|リモート
  職務経歴書|職務経歴|職務要約|経歴書|要件定義|基本設計|詳細設計|上流工程|設計開発|受託開発|自社開発|新規事業|新規開拓|事業開発|事業企画|法人営業|個人営業|営業企画|組織開発|技術選定|性能改善|業務改善|業務効率化|業務委託|効率化|自動化|最適化|標準化|内製化|可視化
  大規模|中規模|小規模|多岐|上流|下流|工程|要件|定義|基本|詳細|設計|開発|実装|構築|運用|保守|改善|改修|刷新|移行|導入|提案|企画|推進|分析|解析|調査|検証|評価|管理|監視|支援|対応|担当|従事|参画|参加|主導|統括|責任者|責任|代表|役割|役職|主任|係長|課長|部長|部門|部署|室長
  経験者|経験|経歴|実績|業務|仕事|職種|職場|専門|知識|知見|技術力|技術者|技術|能力|強み|得意|資格|言語|環境|基盤|機能|製品|商品|品質|性能|効率|生産性|安定|安全|信頼|向上|達成|目標|成果|成長|拡大|増加|削減|短縮|獲得|貢献|活躍|発揮|活用|利用|使用|作成|制作|製作|作業|計画|戦略|施策|課題|問題|解決|課題解決
  弊社|当社|御社|貴社|自社|他社|会社|企業|組織|事業|業界|業種|市場|顧客|取引先|法人|個人|営業|販売|接客|採用|人事|労務|経理|財務|会計|法務|総務|広報|教育|研修|育成|指導|後輩|部下|人材|人数|年間|月間|以上|以下|程度|約|名|人|年|件|社|歳
  拝見|拝読|興味|関心|魅力|感銘|共感|注目|感動|印象|素晴|是非|一度|面談|面接|連絡|突然|失礼|話|機会|可能性|存在|期待|歓迎|募集|求|同様|共通|通|活|働|力|方|様|私|私達|私共|者|的|性|化|等|中|上|下|内|外|間|際|点|所|事|物|時|今|後|前|先|次|新|既存|新規|開拓|一貫|幅広|豊富|優|高|多|深|広|長|大|小|全般|全体|全社|各種|様々|主|他
  社内|社外|連携|協力|調整|折衝|交渉|横断|立上|立ち上げ|上げ|用い|用|向|持|見|考|思|読|書|作|使|行|取|引|出|入|受|伝|知|感|携|関|活動|活発|可能|必要|重要|最新|最大|最適|自身|自分|本人|当方|現在|将来|今後|以前|当時|売上|予算|費用|利益|収益|年収|給与|東京|日本|国内|海外|世界|社会|地域
  医療機関|医療業界|医療|金融|物流|製造業|製造|不動産|小売|飲食|介護|広告|通信|保険|証券|銀行|建設|自動車|食品|化粧品|アパレル|ゲーム|旅行|大切|声|姿勢|思い|環境|裁量|柔軟|急成長|急|風土|文化|理念|価値|実現|提供|展開|運営|構成|要素|領域|分野|立場|視点|観点|方針|方法|手法|仕組|取組|取り組
`
  .split(/[|\s]+/)
  .filter((word) => word !== '')

/** The same in Latin letters, compared as whole words. */
const latin = new Set(
  'a an and api ar as at b2b b2c by bi btob btoc ci cd crm cs ctr cto ceo coo cvr db devops dx ec erp for from hr in is it kpi ltv mvp of on or oss pdm pl pm pmo poc qa saas seo ses si sier sns sql sre the our your you we have experience team development design impressed role company product projects project skills skill using the to ui ux vr web with ios android ai ml about also been build building built by can day days developer engineer engineering great have help hours into lead led like love made make month months more new now one people since software talk than that their they this time use used was week weeks were when which work worked working would year years'.split(
    ' ',
  ),
)

const pattern = new RegExp([...words].toSorted((one, other) => other.length - one.length).join('|'), 'g')

const isStockLatin = (word: string) => latin.has(word)

/** A text with such words blanked out, in its own length. */
const withoutStock = (text: string) => text.replaceAll(pattern, (word) => ' '.repeat(word.length))
