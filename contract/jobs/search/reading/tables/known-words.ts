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

export const knownWords: readonly string[] = occupations

/** 「の求人」 and 「がいい」 after a condition say nothing more. */
const asked =
  /(?:(?:での|の|で|な)?(?:お仕事|仕事|求人|募集|転職|案件|会社|企業|職場|ポジション|ところ)(?:情報|募集|一覧|探し|さがし|先)?(?:で働く|で働きたい|がしたい|をしたい|がいい|はありますか|ありますか|ないですか|(?:を|が)?(?:探して(?:い)?ます|探して(?:い)?る|探したい|さがして(?:い)?ます|さがして(?:い)?る|希望(?:です)?|あり?ます))?|(?:で|として)働きたい(?:です)?|になりたい(?:です)?|に転職したい|がしたい|をしたい|を?探して(?:い)?(?:ます|る)|を?さがして(?:い)?(?:ます|る)|がいい(?:です)?|が良い|限定|のみ|を?希望(?:です|します)?)[。！!？?]*(?= |$)/y

/** Where such words end that begin at this place, up to a blank or the end. */
export function endOfAsked(text: string, at: number): number | null {
  asked.lastIndex = at
  return asked.test(text) ? asked.lastIndex : null
}

const known = new Set(knownWords)
/** Whether の and what follows it is no part of a name. */
export const isKnownTail = (tail: string) => known.has(tail.slice(1)) || endOfAsked(tail, 0) === tail.length
