/** Shorter names of occupations, and the tasks by which people name them; written as in occupations.ts. */
export const moreOccupations = `
FDE / Forward Deployed Engineer / フォワードデプロイドエンジニア
CRE / Customer Reliability Engineer / カスタマーリライアビリティエンジニア
SET / SDET / Software Engineer in Test
SDR / sales development representative / 反響型インサイドセールス
BDR / business development representative / 新規開拓型インサイドセールス
AE / アカウントエグゼクティブ
TPM / テクニカルプロダクトマネージャー / テクニカルプロジェクトマネージャー
DBRE / Database Reliability Engineer
MLOps / 機械学習基盤
FP&A / 財務計画 / 経営管理
ENG / Eng > エンジニア
DS > データサイエンティスト
DA > データアナリスト
UXデザイン > UXデザイナー
UIデザイン > UIデザイナー
QC / 品質管理
TL > テックリード / チームリーダー
採用マーケティング / 採用マーケター > 採用広報
労務管理 > 労務
給与計算 > 労務
月次決算 / 決算業務 > 経理
契約書レビュー / 契約審査 > 法務
ディープラーニングエンジニア > 機械学習エンジニア
プロンプトエンジニア > 生成AI
Pythonエンジニア > Python
toB営業 / to B営業 > 法人営業
無形商材営業 / SaaS営業 > SaaS
個人のお客さま担当 > カスタマーサポート
お客様相談 / お客様窓口 > カスタマーサポート
利用者調査 / 市場調査 / リサーチ > リサーチャー
販促 / 販売促進 / セールスプロモーション
広報・PR > 広報
IT営業 > IT / 法人営業
現場運営 / 運営スタッフ > 運営
開発部長 / 開発責任者 > VPoE
電気設計 / 回路設計 / 電気回路の設計
筐体設計 / 機構設計 > 機械設計
R&D / 研究開発 / 研究職
知財 / 知的財産 / IP > 特許
人材業界 > 人材紹介 / 人材
アライアンス / 業務提携 / パートナーシップ
導入支援 / オンボーディング / 導入コンサルタント
経営幹部 / 幹部 > 事業責任者 / CxO
編集アシスタント > 編集
`
