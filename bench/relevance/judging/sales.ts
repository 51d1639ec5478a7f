import { any, all, not, title, useful } from './judge.ts'

const DEVELOPMENT = title(/エンジニア|Engineer/i)

export const sales = any(
  all(
    title(/営業|セールス|Sales|アカウント(?:マネージャー|エグゼクティブ|ディベロップメント|エクスパンション)|BDR/i),
    not(title(/営業事務|営業企画|営業戦略|セールスエンジニア|プリセールス/i)),
  ),
  useful(
    title(/営業事務|営業企画|営業戦略|セールスエンジニア|プリセールス|技術営業|法人向け|大手企業?様向け|採用コンサルタント|両面コンサルタント|アライアンス/i),
  ),
)
export const fieldSales = any(
  title(/フィールドセールス/),
  useful(title(/エンタープライズセールス|法人営業|セールス(?! ?エンジニア)|アカウントマネージャー|企画営業/)),
)
export const insideSales = any(
  title(/インサイドセールス|\bBDR\b|\bSDR\b/i),
  useful(title(/オンラインセールス|ナーチャリングセールス|フィールドセールス|アカウントディベロップメント/)),
)
export const enterpriseSales = any(
  title(/エンタープライズ ?(?:セールス|領域|アカウント|インサイド|BDR|事業)|Enterpriseセールス|大手[^\n]{0,6}セールス|大手深耕/i),
  useful(title(/フィールドセールス|アカウント|中堅・大手|セールス責任者/)),
)
export const corporateSales = any(
  title(/法人営業|(?:不動産|人材系)営業（法人）|営業\(法人\)|法人向け|企画営業|フィールドセールス|エンタープライズセールス/),
  useful(all(title(/セールス|営業|アカウント|大手企業?様向け/), not(title(/個人|事務|販売|保険|セールスエンジニア/)))),
)
export const personalSales = any(title(/個人営業|保険営業|販売営業|個人のお客さま|住宅営業/), useful(title(/ルート|人材コンサルタント|反響/)))
export const routeSales = any(title(/ルート(?:営業|セールス)/), useful(title(/ルート配送|法人営業|ラウンダー/)))
export const salesPlanning = any(
  title(/営業企画|営業戦略|セールス企画|事業企画（営業企画|Go to Market/i),
  useful(title(/事業企画|事業推進|セールスイネーブル|BizOps|営業事務/i)),
)
export const salesEngineer = any(
  title(/セールスエンジニア|ソリューションエンジニア|プリセールス|技術営業/),
  useful(title(/導入支援|Forward Deployed|導入コンサルタント|FDE/i)),
)
export const customerSuccess = any(
  all(title(/カスタマーサクセス|Customer Success|パートナーサクセス|クライアントグロース|\bCS-\d/i), not(DEVELOPMENT)),
  useful(title(/カスタマーサポート|導入支援|カスタマーセールス|サービスサポート|コミュニティサポート|アカウントマネージャー/)),
)
export const customerSupport = any(
  title(/カスタマーサポート|サービスサポート|コミュニティサポート|コールセンター|メールチャット|メール・チャット|利用相談|個人のお客さま担当|メーカーサポート/),
  useful(title(/カスタマーサクセス|テクニカルサポート|電話/)),
)
export const callCenter = any(title(/コールセンター|電話転送|オペレーター/), useful(title(/カスタマーサポート|メーカーサポート|社員向けサポート/)))
export const bizDev = any(
  all(title(/BizDev|事業開発|新規事業|アライアンス|事業責任者/i), not(DEVELOPMENT)),
  useful(title(/事業企画|事業推進|共創事業|経営企画|商品企画|サービス企画/), all(title(/新規事業/), DEVELOPMENT)),
)
export const planning = any(
  title(/事業企画|事業推進|企画・推進|商品企画|サービス企画|事業管理/),
  useful(title(/経営企画|事業開発|BizDev|営業企画|プロダクト企画/i)),
)
export const marketing = any(
  title(/マーケティング|マーケター|Marketing|リードジェネレーション|グロースマーケ|デジタルマーケ/i),
  useful(title(/広報|SNS運用|販売促進|ブランド企画|コンテンツ|営業企画/)),
)
export const webMarketing = any(title(/WEB ?マーケ|デジタルマーケ|オンライン広告|SNS運用|グロースマーケ/i), useful(marketing))
export const consultant = any(
  title(/コンサルタント|コンサルティング|Consultant/i),
  useful(title(/ストラテジスト|コンサル部|プロフェッショナルサービス|導入支援/i)),
)
export const hrConsultant = any(
  title(/(?:人材|採用|リクルーティング|両面|人事)コンサルタント|キャリアカウンセラー|キャリアアドバイザー/),
  useful(title(/ビズリーチ事業部[^\n]*コンサルタント|人材系営業|向けコンサルタント/)),
)
export const support = any(title(/導入支援|オンボーディング|プロフェッショナルサービス|Deployment/i), useful(title(/カスタマーサクセス|コンサルタント/)))
