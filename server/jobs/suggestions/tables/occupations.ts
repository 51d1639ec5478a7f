/** Occupations as postings write them, offered while typing beside the positions that the jobs name. A row is a word and what people type for it. */
export const occupations: readonly { text: string; typed: readonly string[] }[] = `
エンジニア engineer
ソフトウェアエンジニア ソフトウエアエンジニア
Webエンジニア
フロントエンドエンジニア frontend
バックエンドエンジニア backend
サーバーサイドエンジニア
フルスタックエンジニア fullstack
インフラエンジニア
クラウドエンジニア
ネットワークエンジニア
セキュリティエンジニア
データエンジニア
機械学習エンジニア ML
AIエンジニア
QAエンジニア
モバイルエンジニア
iOSエンジニア
Androidエンジニア
アプリエンジニア
組み込みエンジニア
ハードウェアエンジニア
セールスエンジニア
フィールドエンジニア
SRE
社内SE
情報システム 情シス
プログラマー プログラマ
テックリード
エンジニアリングマネージャー
プロダクトマネージャー PdM
プロジェクトマネージャー PM PjM
プロダクトマーケティングマネージャー PMM
スクラムマスター
デザイナー designer
UIデザイナー
UXデザイナー
UI/UXデザイナー
プロダクトデザイナー
Webデザイナー
グラフィックデザイナー
コミュニケーションデザイナー
アートディレクター
Webディレクター
ディレクター
プロデューサー
データサイエンティスト
データアナリスト
アナリスト
リサーチャー
コンサルタント
ITコンサルタント
営業
法人営業
個人営業
営業企画
営業事務
セールス sales
インサイドセールス
フィールドセールス
アカウントエグゼクティブ
カスタマーサクセス CS
カスタマーサポート
マーケティング marketing
マーケター
デジタルマーケティング
Webマーケター
コンテンツマーケター
広報 PR
人事 HR
採用 リクルーター
労務
総務
経理
財務
法務
知財
秘書
事務
一般事務
経営企画
事業企画
事業開発 BizDev
商品企画
内部監査
バックオフィス
コーポレート
ライター
編集者
研究者
研究開発 R&D
機械設計
回路設計
品質保証
品質管理
生産管理
生産技術
施工管理
物流
販売
接客
店長
看護師
薬剤師
介護
保育士
講師
翻訳
通訳
CEO
CTO
CFO
COO
CXO
VPoE
`
  .trim()
  .split('\n')
  .map((row) => {
    const [text = '', ...typed] = row.split(' ')
    return { text, typed }
  })
