import { plainForm } from '../text/plain-form.ts'

// In the order in which a title is searched: the narrower before the wider. Ids of `job_fields`, fixed for ever.
const FIELDS: [id: number, pattern: RegExp][] = [
  [25, /\bCTO\b|\bCIO\b|\bVPoE\b|VP of Engineering|技術責任者/i],
  [109, /\bC[OF]O\b|\bCEO\b|経営幹部|執行役員|取締役|最高(?:執行|財務)責任者/i],
  [104, /プロダクトマネージャ|プロダクトオーナー|\bPdM\b|プロダクト企画|product (?:manager|owner)/i],
  [15, /セールスエンジニア|プリセールス|ソリューション(?:エンジニア|アーキテクト)|sales engineer/i],
  [106, /機械学習|\bML(?:Ops)?|\bAI(?:エンジニア|・)|AI検索|深層学習|machine learning|データサイエンティスト(?:・|\/)ML/i],
  [105, /\bQA|品質保証|テストエンジニア|\bSDET\b|\bSET\b/i],
  [107, /組み?込み|ハードウェア|回路|電気設計|機械設計|機構設計|ファームウェア|メカエンジニア|半導体[^\n]{0,6}エンジニア|hardware|embedded/i],
  [
    18,
    /\bSRE\b|インフラ|サイト信頼性|クラウドエンジニア|ネットワーク|プラットフォームエンジニア|セキュリティエンジニア|コーポレートエンジニア|社内SE|\bDevOps\b|cloud engineer|infrastructure/i,
  ],
  [42, /フロント[ーエ]?ンドエ?|フロントエンド|front[\s-]?end/i],
  [29, /\biOS|\bAndroid|モバイル(?:アプリ)?エンジニア|アプリ(?:開発)?エンジニア|Flutter|mobile (?:app )?(?:developer|engineer)/i],
  [38, /データ(?:分析|アナリスト|サイエン|エンジニア|ストラテジ)|アナリティクス|data (?:analyst|scientist|engineer)|検索基盤/i],
  [
    16,
    /サーバー?サイド|バックエンド|フルスタック|ソフトウェアエンジニア|Web(?:アプリ)?エンジニア|プロダクトエンジニア|プログラマ|システムエンジニア|テックリード|エンジニアリングマネージャ|ITエンジニア|back[\s-]?end|full[\s-]?stack|software (?:engineer|developer)|developer/i,
  ],
  [103, /デザイナ|デザイン|アートディレクター|designer/i],
  [110, /研究(?:開発|員|者)|\bR&D\b|リサーチエンジニア|research (?:engineer|scientist)/i],
  [5, /リサーチャー|リサーチ|調査員|researcher/i],
  [100, /人事|採用担当|リクルーター|労務|人材開発|\bHR\b|recruiter/i],
  [101, /経理|財務|会計|ファイナンス|\bIPO準備|payroll|accountant|finance/i],
  [102, /法務|知財|コンプライアンス|弁護士|legal/i],
  [22, /広報|\bPR\b|コーポレートコミュニケーション/i],
  [33, /マーケティング|マーケター|広告運用|\bSEO\b|marketing/i],
  [32, /商品企画|商品開発|販促|販売促進/i],
  [0, /事業開発|営業企画|BizDev|事業企画|経営企画|事業推進|新規事業|アライアンス|business development|事業責任者|コンサルタント|コンサルティング/i],
  [21, /個人営業|店舗|接客|販売スタッフ|保険営業|受付|カウンセラー/i],
  [
    6,
    /営業|セールス|カスタマーサクセス|カスタマーサポート|\bCS\b|アカウント(?:マネージャ|エグゼクティブ)|sales|customer success|account (?:manager|executive)/i,
  ],
  [108, /総務|コーポレート|事務|秘書|バックオフィス|情シス|情報システム|管理部門|administrat|assistant/i],
  [13, /オペレーション|製造|生産|工場|物流|配送|ドライバー|保守|メンテナンス|施工管理|operations/i],
  [16, /エンジニア|engineer/i],
]
const MOST = 2

/** The fields a title speaks of, the first two; where it names none, those of the occupation; else その他. */
export function readJobFields(title: string, occupation = '') {
  const fields = fieldsIn(title)
  if (fields.length > 0) return fields
  const others = fieldsIn(occupation)
  return others.length > 0 ? others : [111]
}

function fieldsIn(text: string) {
  const plain = plainForm(text.slice(0, 1_000))
  const found = FIELDS.flatMap(([id, pattern], order) => {
    const at = plain.search(pattern)
    return at < 0 ? [] : [{ id, order, at: order === FIELDS.length - 1 ? Number.POSITIVE_INFINITY : at }]
  }).sort((one, other) => one.at - other.at || one.order - other.order)
  // エンジニア alone means server side only where nothing narrower stands beside it.
  const named = found.length > 1 ? found.filter(({ at }) => at < Number.POSITIVE_INFINITY) : found
  return [...new Set(named.map(({ id }) => id))].slice(0, MOST)
}
