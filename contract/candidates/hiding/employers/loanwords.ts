/** English words that companies here are called by: as texts are compared, each katakana word before its Latin spelling. */
const pairs =
  'マト mart サイバ cyber フロンテイア frontier ライン line ヤフ yahoo テクノロジズ technologies テクノロジ technology テクノ techno テツク tech システムズ systems システム system ソフトウエア software ソフト soft ネツトワク network ネツト net ウエブ web デタ data デジタル digital クラウド cloud モバイル mobile メデイア media コンサルテイング consulting ソリユシヨンズ solutions ソリユシヨン solution サビス service パトナズ partners パトナ partner キヤピタル capital フアイナンス finance フイナンシヤル financial バンク bank ペイメント payment ペイ pay マケツト market マケテイング marketing エジエント agent エジエンシ agency キヤリア career ワクス works ワク work リンク link コネクト connect ブリツジ bridge ゲト gate ゲム game ゲムズ games スタジオ studio クリエイテイブ creative クリエイト create デザイン design ラボ lab ラボラトリ laboratory ロボテイクス robotics ロボツト robot バイオ bio ヘルスケア healthcare ヘルス health ケア care メデイカル medical フアマ pharma エナジ energy パワ power グリン green ブル blue レツド red ホワイト white ブラツク black スカイ sky オシヤン ocean スタ star サン sun アス earth ワルド world グロバル global インタナシヨナル international ジヤパン japan アジア asia パシフイツク pacific フチヤ future ネクスト next ビジヨン vision ドリム dream ホプ hope スマト smart スマイル smile ハト heart ライフ life ホム home ハウス house リビング living タウン town シテイ city パク park エステト estate アセツト asset マネ money トレド trade トラスト trust セキユリテイ security ガド guard プラス plus ワン one フアスト first ベスト best トツプ top プロ pro プレミア premier ロイヤル royal キング king クイン queen タイガ tiger ライオン lion イグル eagle ロジステイクス logistics エクスプレス express トラベル travel ツアズ tours エア air モタズ motors モタ motor エンジニアリング engineering エレクトロニクス electronics コンピユタ computer インダストリズ industries マテリアルズ materials ケミカル chemical スチル steel フズ foods フド food キツチン kitchen カフエ cafe ブツクス books ブツク book エデユケシヨン education アカデミ academy スクル school スポツ sports ミユジツク music エンタテインメント entertainment コミユニケシヨンズ communications コミユニケシヨン communication イノベシヨン innovation インテリジエンス intelligence プラツトフオム platform プロダクト product プロジエクト project クリエシヨン creation コポレシヨン corporation アドバンス advance アクセス access アクト act'.split(
    ' ',
  )
const kana = new Map<string, string>()
const latin = new Map<string, string>()
for (let at = 0; at < pairs.length; at += 2) {
  const [word = '', english = ''] = [pairs[at], pairs[at + 1]]
  if (word.length < 2 || english.length < 3 || !/^[ァ-ヺ]+$/.test(word)) continue
  kana.set(word, english)
  latin.set(english, word)
}
const LONGEST = 20

/** The name with its English words in the other script, where all of a row of letters is made of them: ABCマート is ABC mart. */
export function otherSpellings(key: string): string[] {
  const found = [respelled(key, /[ァ-ヺ]{2,40}/g, kana), respelled(key, /[a-z]{3,40}/g, latin)]
  return [...new Set(found)].filter((spelled) => spelled !== key)
}

const respelled = (key: string, rows: RegExp, words: Map<string, string>) => key.replaceAll(rows, (row) => spelledOut(row, words) ?? row)

function spelledOut(row: string, words: Map<string, string>) {
  let spelled = ''
  for (let at = 0; at < row.length; ) {
    let length = Math.min(LONGEST, row.length - at)
    while (length > 0 && !words.has(row.slice(at, at + length))) length--
    if (length === 0) return
    spelled += words.get(row.slice(at, at + length))
    at += length
  }
  return spelled
}
