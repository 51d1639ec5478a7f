import { all, any, not, says, skills, title, useful } from './judge.ts'

// What a person who types the name of an occupation wants to see; the neighbouring occupation is useful, a mention in passing is not.
export const sre = any(
  title(/\bSRE\b|SREエンジニア|Site Reliability/i),
  useful(
    title(
      /インフラ|Infrastructure|プラットフォームエンジニア|Platform (?:Engineer|and Reliability)|クラウド基盤|DBRE|\bCRE\b|Kubernetes|プラットフォームアーキテクト/i,
    ),
  ),
)
export const infra = any(
  title(/インフラ|Infrastructure|ネットワーク|サーバー構築|クラウド基盤|クラウドエンジニア/i),
  useful(title(/\bSRE|DBRE|Reliability|プラットフォームエンジニア|Platform Engineer|プラットフォームアーキテクト|Kubernetes/i), skills(/インフラエンジニア/)),
)
export const backend = any(
  title(/バックエンド|サーバー?サイド|Back-?end|サーバーエンジニア|API開発/i),
  useful(title(/Webエンジニア|フルスタック|Full-?Stack|プロダクトエンジニア|Product Engineer|シニアソフトウェアエンジニア|アプリケーションエンジニア/i)),
)
export const frontend = any(
  title(/フロントエンド|Front-?end|UIエンジニア/i),
  useful(title(/フルスタック|Full-?Stack|プロダクトエンジニア|Product Engineer|Webエンジニア|シニアソフトウェアエンジニア/i)),
)
export const fullStack = any(
  title(/フルスタック|Full-?Stack/i),
  useful(title(/プロダクトエンジニア|Product Engineer|Webエンジニア|シニアソフトウェアエンジニア/i)),
)
export const webEngineer = any(title(/Web(?:系)?(?:フロントエンド)?エンジニア|WEB系総合職/i), useful(backend), useful(frontend))
export const appEngineer = any(title(/アプリエンジニア|モバイルアプリ|スマートフォンアプリ|iOS|Android/i), useful(title(/アプリケーションエンジニア/)))
export const ios = any(title(/iOS/i), useful(title(/モバイルアプリ|スマートフォンアプリ|アプリエンジニア/)))
export const machineLearning = any(
  title(/機械学習|\bML\b|MLOps|MLエンジニア|Machine Learning|データサイエンティスト/i),
  useful(title(/AIエンジニア|AI Engineer|AI検索|AIソリューションエンジニア|AIプロダクトエンジニア/i)),
)
export const aiEngineer = any(
  title(/AIエンジニア|AI Engineer|AI検索エンジニア|AIプロダクトエンジニア|AIソリューションエンジニア|AI Builder|生成AI案件|AI開発/i),
  useful(title(/機械学習|MLエンジニア|MLOps|\bML\b|Forward Deployed|データサイエンティスト/i)),
)
export const dataEngineer = any(
  title(/データエンジニア|アナリティクスエンジニア|データ基盤|Data Platform/i),
  useful(title(/データサイエンティスト|データアナリスト|MLOps/i)),
)
export const dataScientist = any(
  title(/データサイエンティスト/),
  useful(title(/データアナリスト|データ分析|機械学習エンジニア|MLエンジニア|データエンジニア|アナリティクスエンジニア/)),
)
export const analyst = any(title(/アナリスト|データ分析|データサイエンティスト|アナリティクス/), useful(title(/データエンジニア|FP&A/)))
export const qa = any(
  title(/\bQA|SDET|テストエンジニア|品質保証|Software Engineer in Test|ゲームテスター/i),
  useful(title(/品質サポート|Quality Improvement/i)),
)
export const security = any(title(/セキュリティ|Security|CSIRT|PSIRT|CISO/i), useful(title(/IAM|ガバナンス/)))
export const searchEngineer = any(title(/検索(?:基盤)?エンジニア/), useful(title(/機械学習エンジニア/)))
export const manager = any(
  title(/エンジニアリング(?:グループ)?マネージャー|Engineering Manager|EM候補|VPoE|VP of Engineering|開発グループマネージャー/i),
  useful(title(/テックリード|開発部長/)),
)
export const techLead = any(
  title(/テックリード|Tech Lead|リードエンジニア|Lead Engineer/i),
  useful(title(/エンジニアリングマネージャー|Engineering Manager|プリンシパル|Principal/i)),
)
export const embedded = any(
  title(/組み込み|組込|ハードウェア|電気回路|機構設計/),
  useful(title(/機械系エンジニア|IIoT/), all(title(/エンジニア/), says(/組み込み|組込/))),
)
export const mechanical = any(title(/機械系|機構設計|機械設計|生産技術/), useful(title(/プラントエンジニア|セールスエンジニア|保全エンジニア/)))
export const semiconductor = any(title(/半導体/), useful(says(/半導体/)))
/** Engineers of software of any kind. */
const ENGINEER = /エンジニア|Engineer|プログラマ|Developer|\bSE\b|【SE】|SE・PG|\bSRE\b|SDET/i
export const softwareEngineer = any(
  all(title(ENGINEER), not(title(/機械系|化学系|プラント|半導体|生産技術|メンテナンス|セールスエンジニア|保守保全/))),
  useful(title(/ITtech総合職|WEB系総合職|テックリード/i)),
)
export const engineer = any(title(ENGINEER), useful(title(/WEB系総合職|ITtech総合職|テックリード/i)))
export const itEngineer = any(
  all(softwareEngineer, title(/ITエンジニア|IT|SE|Web|初級|【エンジニア】|【インフラ|ネットワーク|プログラマ/i)),
  useful(softwareEngineer),
)
