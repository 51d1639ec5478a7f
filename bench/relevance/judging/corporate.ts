import { all, any, not, says, title, useful } from './judge.ts'

const SOLD = title(/セールス|営業|プロダクト(?:開発|マネジメント)|エンジニア|Engineer|カスタマーサクセス|コンサルタント/i)

export const humanResources = any(
  all(title(/人事|採用担当|採用広報|HRBP|労務|人材開発|組織づくり|採用AX/), not(SOLD)),
  useful(title(/人事コンサルタント|採用コンサルタント|プロダクトマネジメント室長|採用事務|社会保険労務士/)),
)
export const recruiting = any(
  title(/採用担当|採用広報|人事・採用|採用AX|エグゼクティブサーチ|人事担当（障|人事担当\(障/),
  useful(all(title(/人事|組織づくり|採用事務|採用コンサルタント/), not(title(/労務/)))),
)
export const labor = any(title(/労務|社会保険労務士/), useful(all(title(/人事|総務/), not(SOLD))))
export const accounting = any(
  title(/経理|連結|管理会計/),
  useful(all(title(/財務|ファイナンス ?ビジネスパートナー|FP&A|経営企画（財務/), not(title(/セールス/)))),
)
export const finance = any(title(/財務|ファイナンス(?! ?戦略回収)|FP&A|管理会計/), useful(title(/経理|経営企画|CFO|上場準備/)))
/** A salesperson whose customers are accountants is no accountant. */
export const accountant = all(accounting, not(title(/セールス|営業/)))
export const legal = any(title(/法務|弁護士|知財|知的財産|リーガル(?!ソリューション)/), useful(title(/コンプライアンス|内部監査|AML/)))
export const compliance = any(
  title(/コンプライアンス|AML|リスク管理|内部監査|金融犯罪|ガバナンス/),
  useful(title(/法務|審査|オペレーショナルリスク|リスクマネジメント/)),
)
export const audit = any(title(/内部監査/), useful(title(/コンプライアンス|リスク管理|ガバナンス|AML|内部統制|経理/)))
export const generalAffairs = any(title(/総務|コーポレート担当/), useful(title(/一般事務|事務系総合職|労務/)))
const CLERK = /事務(?!所)|データ入力|書類管理/
export const clerk = any(title(CLERK), useful(title(/総務|アシスタント|業務推進|業務オペレーション|業務管理/)))
export const salesClerk = any(title(/営業事務/), useful(title(/一般事務|サポート事務|営業企画|アシスタント事務/)))
export const dataEntry = any(title(/データ入力/), useful(title(/一般事務|事務スタッフ|書類管理|サポート事務/)))
export const medicalClerk = any(title(/医療事務/), useful(title(/一般事務|病院|医療/)))
export const publicRelations = any(title(/広報|\bPR\b|コーポレートコミュニケーション/), useful(title(/SNS運用|マーケティング|ブランド/)))
export const businessPlanning = any(title(/経営企画|経営管理|FP&A|上場準備|社長室/), useful(title(/事業企画|財務|管理会計|M&A|CFO|COO|ガバナンス|事業管理/)))
export const informationSystems = any(
  title(/情報システム|社内IT|情シス|グローバルIT/),
  useful(title(/コーポレートセキュリティ|社内共通基盤|ITサポート|IT事務/)),
)
export const operations = any(title(/業務推進|オペレーション|運営スタッフ|業務管理|BizOps|現場運営/i), useful(title(/事業推進|業務コンサルタント|事務/)))
export const openPosition = any(title(/オープンポジション|OPEN POSITION|カジュアル面談|オープン（/i), useful(title(/全職種/)))

/** Work with the hands and with people, which the engage board has. */
export const driver = any(title(/ドライバー|配送|配達|運転手/), useful(title(/ルートセールス|軽作業/)))
export const factory = any(title(/製造|工場|組立|組み立て|検査装置|洗浄業務|部品/), useful(title(/メンテナンス|設備|点検|半導体|品質サポート/)))
export const construction = any(title(/施工管理|建設|工事|プラントエンジニア/), useful(title(/プロジェクトアシスタント|街づくり|図面|CAD|設備/)))
export const maintenance = any(title(/メンテナンス|保全|点検|整備|設備運転/), useful(title(/半導体|設備/)))
export const care = any(title(/福祉|介護|日常生活アシスタント|NPO職員/), useful(says(/介助|介護職/)))
export const shop = any(title(/販売|精肉|店舗|接客/), useful(title(/小売|カフェ/)))
export const guard = title(/警備/)
