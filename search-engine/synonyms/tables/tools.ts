/** Techniques and tools of an occupation; written as in occupations.ts. */
export const tools = `
JavaScript / JS / ジャバスクリプト
TypeScript / TS / タイプスクリプト
Python / パイソン
Ruby on Rails / Rails / RoR
Rails / Ruby on Rails
Ruby / ルビー
Go / Golang / Go言語
Kubernetes / k8s / クバネティス
Docker / ドッカー > コンテナ
AWS / Amazon Web Services
GCP / Google Cloud / Google Cloud Platform
Azure / Microsoft Azure
PostgreSQL / Postgres / ポスグレ
MySQL / MariaDB > RDB
React / React.js / ReactJS
Vue / Vue.js / VueJS
Next > Next.js
Next.js / NextJS
Nuxt.js / NuxtJS / Nuxt
Node.js / NodeJS / Node
Angular / AngularJS
C# / シーシャープ / CSharp
C++ / シープラス / CPP
.NET / dotnet / ドットネット
Objective-C / ObjC
Kotlin / コトリン
Swift / SwiftUI
Flutter / フラッター
React Native / ReactNative
Unity / ユニティ
Terraform / テラフォーム
CI/CD / CICD / 継続的インテグレーション
IaC / Infrastructure as Code
Linux / リナックス
Salesforce / セールスフォース / SFDC
Excel / エクセル / 表計算
Word / ワード
PowerPoint / パワーポイント / パワポ
Photoshop / フォトショップ
Illustrator / イラレ
Figma / フィグマ
Slack / スラック
Notion / ノーション
Google Analytics / GA4 / グーグルアナリティクス
Google Workspace / G Suite
BigQuery / ビッグクエリ
Tableau / タブロー
AI / 人工知能 / artificial intelligence
生成AI / generative AI / ジェネレーティブAI
LLM / 大規模言語モデル / large language model
機械学習 / machine learning / マシンラーニング
深層学習 / ディープラーニング / deep learning
自然言語処理 / NLP
画像認識 / コンピュータビジョン / computer vision
データ分析 / データアナリティクス / data analysis
データ基盤 / データ分析基盤 / data platform
IoT / モノのインターネット
AR / 拡張現実 / augmented reality
VR / 仮想現実 / virtual reality
ブロックチェーン / blockchain
Web3 / Web3.0
SaaS / サース
DX / デジタルトランスフォーメーション / デジタル化
RPA / ロボティックプロセスオートメーション
ERP / 基幹システム / 統合基幹業務
CRM / 顧客管理 / 顧客関係管理
SFA / 営業支援システム
MA / マーケティングオートメーション / marketing automation
BI / ビジネスインテリジェンス / business intelligence
SEO / 検索エンジン最適化
SNS / ソーシャルメディア / social media
EC / Eコマース / ネット通販 / e-commerce / 電子商取引
EC / ECサイト
D2C / DtoC
BtoB / B2B / toB
BtoC / B2C / toC
フィンテック / FinTech
エドテック / EdTech
ヘルステック / HealthTech / 医療テック
HRテック / HRTech
リーガルテック / LegalTech
アグリテック / AgriTech
M&A / 企業買収 / 合併買収
OKR / 目標管理
KPI / 重要業績評価指標
アジャイル / agile
スクラム / scrum
UI / ユーザーインターフェース / user interface
UX / ユーザーエクスペリエンス / ユーザー体験 / user experience
OS / オペレーティングシステム
DB / データベース / database
API / アプリケーションプログラミングインターフェース
クラウド / cloud
セキュリティ / security
ロボット / robot / ロボティクス
半導体 / semiconductor
宇宙 / スペーステック
ドローン / 無人航空機 / UAV
再エネ / 再生可能エネルギー
脱炭素 / カーボンニュートラル / GX
電気自動車 / EV
自動運転 / autonomous driving
スマホ / スマートフォン / smartphone
パソコン / PC / コンピューター
ホームページ / Webサイト / ウェブサイト
ウェブ / Web
ネット > インターネット
簿記 / 日商簿記
普通免許 / 普通自動車免許 / 自動車免許 / 運転免許
英語 > TOEIC
英語 / English / イングリッシュ
中国語 / Chinese
宅建 / 宅地建物取引士
FP / ファイナンシャルプランナー
ヘルスケア / healthcare > 医療
メディカル > 医療
FinTech / フィンテック > 金融
不動産テック / PropTech > 不動産
建設テック / ConTech > 建設
モビリティ / MaaS > 自動車
エンタメ / エンターテインメント / entertainment
アパレル / ファッション / fashion
旅行 / 観光 / トラベル / インバウンド
美容 / コスメ / 化粧品
自治体 / 官公庁 / 行政 / GovTech
サステナビリティ / ESG / SDGs
農業 / アグリ / 農家
ドローン > 無人航空機
物流テック > 物流
保育 / 保育園 > 子ども
サイバーセキュリティ / 情報セキュリティ > セキュリティ
医療 > 病院 / クリニック
ヘルステック / ヘルスケア > 医療 / 病院 / 健康
介護テック / エイジテック / ケアテック > 介護 / 見守り
エドテック / EdTech > 教育 / 学校 / 学習
金融 > 銀行 / 証券 / 決済 / FinTech
フィンテック > 決済 / 金融 / 銀行
物流 > 運送 / 配送 / 倉庫
不動産 > 物件 / 賃貸 / 住宅
建設 > 建築 / 施工 / 工事
製造業 > メーカー / 工場 / ものづくり
飲食 > 飲食店 / レストラン / カフェ
小売 > 店舗 / 流通
観光 > 宿泊 / ホテル / 旅行
エネルギー > 電力 / 再生可能エネルギー / 脱炭素
環境問題 > 脱炭素 / 再生可能エネルギー / リサイクル
農業 > 農家 / 作物
アグリテック / AgriTech > 農業 / 農家
漁業 / 水産 > 養殖 / 漁協
リーガルテック / LegalTech > 契約 / 法務
HRテック / HRTech > 人事 / 採用
エンタメ > 音楽 / ゲーム / アニメ
防災 > 災害 / 避難
`
