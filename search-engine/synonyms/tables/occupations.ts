/** Occupations. `A / B` finds either by the other; `A > B` finds B by A only, because B means more than A or A means more than B. */
export const occupations = `
エンジニア / 開発者 / engineer / デベロッパー / developer
プログラマー / プログラマ / programmer / PG
ソフトウェアエンジニア / software engineer / ソフトウェア開発者
フロントエンドエンジニア / フロントエンド開発 / frontend engineer / front-end engineer
フロントエンド / frontend / front-end
サーバーサイドエンジニア / バックエンドエンジニア / backend engineer / server-side engineer
サーバーサイド / バックエンド / backend / back-end / server-side
フルスタックエンジニア / full stack engineer / fullstack engineer
フルスタック / full stack / fullstack / full-stack
インフラエンジニア / infrastructure engineer / インフラストラクチャエンジニア
インフラ / インフラストラクチャ / infrastructure
SRE / Site Reliability Engineer / Site Reliability Engineering / サイトリライアビリティエンジニア
DevOpsエンジニア / DevOps engineer
ネットワークエンジニア / network engineer
データエンジニア / data engineer
データサイエンティスト / data scientist
データアナリスト / data analyst / データ分析者
機械学習エンジニア / machine learning engineer / MLエンジニア / ML engineer
AIエンジニア / AI engineer > 機械学習エンジニア
モバイルエンジニア / mobile engineer > アプリエンジニア / iOSエンジニア / Androidエンジニア
アプリ / アプリケーション
アプリエンジニア / アプリ開発 > モバイルエンジニア / iOSエンジニア / Androidエンジニア
組み込みエンジニア / 組込エンジニア / 組込みエンジニア / embedded engineer
組み込み / 組込 / 組込み
セキュリティエンジニア / security engineer
QAエンジニア / QA engineer / テストエンジニア / 品質保証エンジニア
QA / 品質保証 / quality assurance
テスター / tester
システムエンジニア / SE / systems engineer
社内SE / 情報システム / 情シス / コーポレートIT / コーポレートエンジニア
情報システム部 > 情シス / 社内SE
ITコンサルタント / ITコンサル / IT consultant
コンサルタント / コンサル / コンサルティング / consultant
アーキテクト / architect
テックリード / tech lead / テクニカルリード / technical lead
VPoE / VP of Engineering
CTO / 最高技術責任者 / chief technology officer
CEO / 最高経営責任者 / chief executive officer
COO / 最高執行責任者 / chief operating officer
CFO / 最高財務責任者 / chief financial officer
CHRO / 最高人事責任者
CMO / 最高マーケティング責任者
CPO / 最高プロダクト責任者
CISO / 最高情報セキュリティ責任者
EM / エンジニアリングマネージャー / エンジニアリングマネージャ / engineering manager
PdM / プロダクトマネージャー / product manager / プロダクトマネジャー
PdM > プロダクトオーナー
PO / プロダクトオーナー / product owner
PM / プロジェクトマネージャー / project manager / プロジェクトマネジャー
PMO / プロジェクトマネジメントオフィス / project management office
PMM / プロダクトマーケティングマネージャー / product marketing manager
PL / プロジェクトリーダー / project leader
スクラムマスター / scrum master
マネージャー / マネジャー / manager / 管理職
リーダー / leader
BizDev / 事業開発 / ビジネスディベロップメント / business development
ビズデブ > 事業開発 / BizDev
経営企画 / corporate planning / コーポレートプランニング
事業企画 / business planning
営業 / セールス / sales
営業職 > 営業 / セールス
法人営業 / BtoB営業 / B2B営業 / corporate sales
個人営業 / BtoC営業 / B2C営業
フィールドセールス / 外勤営業 / field sales
インサイドセールス / 内勤営業 / inside sales
エンタープライズセールス / エンタープライズ営業 / enterprise sales
ルート営業 / ルートセールス / 既存営業
新規営業 / 新規開拓営業 / 新規開拓
アカウントエグゼクティブ / account executive
アカウントマネージャー / account manager
代理店営業 / パートナーセールス / パートナー営業 / アライアンス営業
営業事務 / 営業アシスタント / セールスアシスタント / sales assistant
営業企画 / sales planning / セールスプランニング
セールスエンジニア / sales engineer / プリセールス / pre-sales
CS > カスタマーサクセス / カスタマーサポート
CSM / カスタマーサクセスマネージャー
カスタマーサクセス / customer success / CS
カスタマーサポート / customer support / CS / お客様サポート / 問い合わせ対応
テクニカルサポート / technical support / 技術サポート
ヘルプデスク / help desk / helpdesk
コールセンター / call center / コンタクトセンター / コールスタッフ
テレアポ / テレフォンアポインター / テレマーケティング
マーケティング / marketing / マーケター
マーケター / marketer / マーケティング担当
デジタルマーケティング / digital marketing / Webマーケティング
Webマーケター / デジタルマーケター > Webマーケティング / デジタルマーケティング
コンテンツマーケティング / content marketing
広報 / パブリックリレーションズ / public relations
PR > 広報
IR / インベスターリレーションズ / investor relations
広告運用 / 運用型広告 / リスティング広告
商品企画 / 商品開発 / product planning
人事 / HR / human resources / ヒューマンリソース
人事労務 / 労務
労務 / 人事労務 / labor management
採用担当 / 採用人事 / リクルーター / recruiter
リクルーター / recruiter / 採用担当
HRBP / HRビジネスパートナー / HR business partner
人材開発 / 人材育成
キャリアアドバイザー / キャリアコンサルタント / キャリアカウンセラー / career advisor
リクルーティングアドバイザー / RA > 人材営業
経理 / accounting / アカウンティング / 経理担当
会計 / accounting
財務 / finance / ファイナンス
経理財務 / 財務経理
法務 / legal / リーガル
総務 / general affairs / 庶務
秘書 / secretary / エグゼクティブアシスタント / executive assistant
知財 / 知的財産 / intellectual property
内部監査 / internal audit
内部統制 / J-SOX
コンプライアンス / compliance / 法令遵守
バックオフィス / back office / 管理部門 / コーポレート部門
管理部門 > バックオフィス / コーポレート
事務 / 一般事務 / オフィスワーク / 事務職
一般事務 / 事務職 / OA事務
医療事務 / メディカルクラーク
受付 / レセプション / receptionist
データ入力 / data entry
デザイナー / designer
UI/UXデザイナー > UIデザイナー / UXデザイナー
UIデザイナー / UI designer
UXデザイナー / UX designer
UXリサーチャー / UX researcher
プロダクトデザイナー / product designer
Webデザイナー / web designer / ウェブデザイナー
グラフィックデザイナー / graphic designer
アートディレクター / art director
AD > アートディレクター
クリエイティブディレクター / creative director
Webディレクター / web director / ウェブディレクター
ディレクター / director
プロデューサー / producer
イラストレーター / illustrator
動画編集 / 映像編集 / 動画クリエイター / video editor
編集者 / エディター / editor
ライター / writer / コピーライター
翻訳 / translation / translator
通訳 / interpreter
研究開発 / R&D / リサーチアンドデベロップメント
研究員 / 研究者 / リサーチャー / researcher
リサーチャー / researcher
アナリスト / analyst
品質管理 / 品管 / quality control / QC
生産管理 / production control
施工管理 / 現場監督 / 工事管理
購買 / 調達 / 資材調達 / procurement
物流 / ロジスティクス / logistics
倉庫作業 / 倉庫内作業 / ピッキング / 軽作業
ドライバー / 運転手 / driver
配達 / 配送 / デリバリー
販売 / 販売員 / 販売スタッフ / ショップスタッフ
接客 / ホールスタッフ / サービススタッフ
店長 / ストアマネージャー / store manager
店舗運営 / 店舗マネジメント
調理 / 調理師 / キッチンスタッフ / 料理人
清掃 / クリーニングスタッフ / クリーンスタッフ
警備 / 警備員 / ガードマン
看護師 / ナース / 看護婦 / nurse
保育士 / 保育スタッフ / 保育教諭
介護 / ケアスタッフ / 介護職
介護士 / 介護福祉士 / ヘルパー
理学療法士 / PT
作業療法士 / OT
薬剤師 / pharmacist
医師 / ドクター / doctor
講師 / インストラクター / instructor / 先生
教師 / 教員 / teacher
家庭教師 / チューター / tutor
税理士 / tax accountant
公認会計士 / 会計士 / CPA
弁護士 / lawyer / インハウスローヤー
社労士 / 社会保険労務士
行政書士 / administrative scrivener
弁理士 / patent attorney
美容師 / ヘアスタイリスト / スタイリスト
整備士 / メカニック / mechanic
ベンチャーキャピタリスト / VC / キャピタリスト
コミュニティマネージャー / community manager
オペレーター / operator
オペレーション / operations / ops
アシスタント / assistant
スタッフ / staff
幹部候補 / 経営幹部 / CxO
役員 / 取締役 / 執行役員
責任者 > head of
プロマネ > プロジェクトマネージャー / プロジェクトマネジメント / PM
顧客成功 > カスタマーサクセス
開発マネージャー / 開発責任者 > エンジニアリングマネージャー / EM
EM > 開発マネージャー / 開発責任者
ユーザー調査 / ユーザーリサーチ / UXリサーチ
ファームウェア > 組み込み / 組込
ITエンジニア > エンジニア / 開発者
Webエンジニア > フロントエンドエンジニア / バックエンドエンジニア / サーバーサイドエンジニア
フロント > フロントエンド
バックエンド開発 > バックエンド / サーバーサイド
クラウドエンジニア > インフラエンジニア / SRE
データ基盤 > データエンジニア / データプラットフォーム
生成AI / 生成系AI / generative AI / LLM
LLM / 大規模言語モデル
人工知能 / AI
コーダー / マークアップエンジニア / HTMLコーダー
テスト自動化 / SET / SDET
サポートエンジニア / テクニカルサポートエンジニア
カスタマーエンジニア / フィールドエンジニア
情報セキュリティ / サイバーセキュリティ / セキュリティ
DBA / データベースエンジニア / データベース管理者
UI/UX / UIUX / UX/UI
UI/UXデザイン > UIデザイン / UXデザイン
ビジュアルデザイナー / コミュニケーションデザイナー > グラフィックデザイナー
SNS運用 / SNSマーケティング / SNS担当
EC / ECサイト / 通販 / eコマース / ネットショップ
EC運営 > ECサイト / 通販
グロース / グロースハック / グロースマーケティング
CRM / 顧客関係管理
プランナー / 企画職 / planner
企画 / プランニング / planning
コミュニティ運営 > コミュニティマネージャー
労務担当 > 労務 / 人事労務
採用広報 > 採用ブランディング
人材紹介 > キャリアアドバイザー / リクルーティングアドバイザー
顧客対応 / お客様対応 > カスタマーサポート
電話対応 / 電話応対 > コールセンター / カスタマーサポート
教育担当 / 研修担当 > 人材開発 / 人材育成
社長室 / 経営者直下 > 経営企画
事業責任者 / 事業部長 / 事業統括
店舗スタッフ / 販売スタッフ > 販売 / 接客
薬局 > 調剤薬局 / 薬剤師
営業マネージャー / セールスマネージャー / 営業責任者
ソリューション営業 / 提案営業 / コンサルティング営業
反響営業 > インサイドセールス
一人目人事 / ひとり人事 / 1人目人事
`
