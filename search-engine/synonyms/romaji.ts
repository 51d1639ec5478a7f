/** What people type before the input method turns it into Japanese: the word on the left looks for the one on the right, never the other way. */
export const romaji = `
eigyou / eigyo > 営業
jinji > 人事
keiri > 経理
kaikei > 会計
zaimu > 財務
soumu / somu > 総務
houmu / homu > 法務
roumu / romu > 労務
kouhou / koho > 広報
kikaku > 企画
jimu > 事務
hisho > 秘書
uketsuke > 受付
kaihatsu > 開発
sekkei > 設計
unyou / unyo > 運用
hoshu > 保守
kenkyuu / kenkyu > 研究
hinshitsu > 品質
seizou / seizo > 製造
seisan > 生産
butsuryuu / butsuryu > 物流
souko / soko > 倉庫
hanbai > 販売
sekkyaku > 接客
tenchou / tencho > 店長
kaigo > 介護
kango / kangoshi > 看護師
hoikushi > 保育士
yakuzaishi > 薬剤師
iryou / iryo > 医療
koushi > 講師
kyouiku / kyoiku > 教育
honyaku > 翻訳
tsuuyaku / tsuyaku > 通訳
henshuu / henshu > 編集
kenchiku > 建築
sekou / seko > 施工
fudousan / fudosan > 不動産
kinyuu / kinyu > 金融
ginkou / ginko > 銀行
hoken > 保険
koukoku / kokoku > 広告
enjinia > エンジニア
dezainaa / dezaina > デザイナー
puroguramaa / purogurama > プログラマー
maaketingu > マーケティング
konsaru > コンサル
infura > インフラ
saabaa > サーバー
direkutaa > ディレクター
intaan > インターン
rimooto / rimoto > リモート
zaitaku > 在宅
seishain > 正社員
keiyaku > 契約社員
haken > 派遣
itaku > 業務委託
fukugyou / fukugyo > 副業
baito > アルバイト
paato > パート
shinsotsu > 新卒
mikeiken > 未経験
jitan > 時短
nenshuu / nenshu > 年収
gekkyuu / gekkyu > 月給
jikyuu / jikyu > 時給
shouyo / shoyo > 賞与
ikukyuu / ikukyu > 育休
tokyo / toukyou > 東京
osaka / oosaka > 大阪
nagoya > 名古屋
kyoto / kyouto > 京都
fukuoka > 福岡
sapporo > 札幌
sendai > 仙台
yokohama > 横浜
koube / kobe > 神戸
shibuya > 渋谷
shinjuku > 新宿
eigo > 英語
`
