import { expect, test } from 'vitest'
import { aPosting } from '../testing.ts'
import { lintPosting } from '../lint-posting.ts'

const structural = new Set(lintPosting(aPosting()).map(({ rule }) => rule))
const rulesOf = (phrase: string, field: 'position_title' | 'description' = 'description') =>
  lintPosting(
    aPosting({
      [field]:
        field === 'description'
          ? `計測値を集める仕組みと、予測を返すAPIを作ります。\n${phrase}\n最初の3か月は、予測の誤差を測る画面を作ります。そのあとは、計測器を増やす工程を受け持ちます。`
          : phrase,
    }),
  ).filter(({ rule }) => !structural.has(rule))
const lines = (text: string) => text.trim().split('\n')

// From the leaflets of the ministry and its bureaus on 均等法, 労働施策総合推進法 and 公正な採用選考, and from law.md L8: none may be missed.
const official = lines(`
男性のみ
女性のみ
男性歓迎
女性歓迎
女性大歓迎
男性優先
女性優先
男性優遇
女性を優遇
女性向きの職種
女性向きのお仕事
男性向きの職種
男性限定
女性限定
男子のみ募集
女子のみ募集
貴男を歓迎
男の方のみ
女の方歓迎
男性社員募集
女性スタッフ募集
女性の方を優先的に採用します
女子事務員募集
女性秘書
男性5名、女性3名募集
募集人員：男性10名、女性5名
男子3人、女子2人
対象：女性
性別：男性
男性は不可
女性の応募は不可のため男性のみ
未婚者のみ
独身者歓迎
既婚者不可
結婚の予定のない方
子どものいない方
出産の予定がない方
主婦歓迎
主婦の方歓迎
専業主婦歓迎
主夫歓迎
ママさん歓迎
容姿端麗な方
身長160cm以上の方
身長170センチ以上
体重60kg以上
〇歳まで
35歳まで
35歳以下
40歳未満の方
満30歳以下
18歳〜35歳
25〜35歳の方
25歳から35歳まで
三十五歳まで
二十歳以上
20代の方
20代限定
20代歓迎
20代・30代の方歓迎
30代前半まで
年齢制限：35歳まで
年齢 30歳以下
昭和60年以降生まれ
若い方歓迎
若い人募集
若者歓迎
若手募集
若手限定
若年層歓迎
ヤング募集
中高年不可
年配の方不可
お姉さん募集
おばさん歓迎
本籍地を確認します
戸籍謄本を提出してください
住民票の写しを提出
家族構成を記入してください
家族の職業を伺います
親の職業を教えてください
支持政党を伺います
宗教についてお聞きします
尊敬する人物を伺います
労働組合に加入しない方
身元調査を行います
日本人のみ
日本国籍の方に限る
外国人不可
外国籍の方はご遠慮ください
障害者不可
持病のない方
既往歴のない方
精神疾患のある方は不可
うつ病歴のない方
片親の方不可
妊娠中の方はご遠慮ください
女性のみ応募可
女性向けのお仕事です
男性向きの仕事です
女性正社員募集
男性ドライバー急募
女性アルバイト募集
男子学生歓迎
性別：女
応募資格：男性
女性であること
男性が条件です
既婚者歓迎
子供がいない方
ミセス歓迎
未婚の方に限る
45歳未満
60歳まで
50代の方まで
30歳前後の方
年齢：20〜35
20代、30代限定
若い方を募集しています
若い女性歓迎
若手社員募集
年齢の若い方
高齢者不可
日本人限定
外国籍不可
家族構成を教えてください
住宅状況を確認します
愛読書を伺います
障がいのない方
`)
const titles = lines(`
営業マン
セールスマン
カメラマン
ガードマン
ホテルマン
サービスマン
ウェイター
ウエイトレス
ウェイトレス募集
スチュワーデス
看護婦
准看護婦
保健婦
助産婦
保母
寮母
家政婦
掃除婦
潜水夫
ベルボーイ
ホールボーイ
キャンペーンガール
イベントガール
セールスレディ
カウンターレディー
フロアレディ
パチンコホールレディ
受付嬢
女子大生
男子学生
女子社員
キャリアウーマン
ホステス
レディーススタッフ
OL募集
`)
// How people write around a lint.
const disguised = lines(`
男 性 の み
女\u200b性限定
ｳｪｲﾄﾚｽ募集
３５歳まで
３５才以下
2 5 歳 〜 3 5 歳
20〜30代の方
女性を希望します
男性が望ましい
女性に最適
♂のみ
男のみ
女限定
20代〜30代歓迎
年齢：40歳まで
主婦さん歓迎
奥様歓迎
独身の方
営業マンを募集
カメラマン募集
若い人材を求めています
シニア層不可
外国人お断り
`)
const fraudulent = lines(`
闇バイト
ホワイト案件
荷物を受け取るだけ
現金を運ぶだけの仕事です
書類を受け取るだけで日給5万円
銀行口座を買い取ります
キャッシュカードを預かります
違法ではありません
逮捕されることはありません
テレグラムでご連絡ください
Signalを登録してください
身分証の写真を先に送ってください
誰でも稼げます
必ず儲かります
簡単に高収入
スマホだけで高収入
即日現金
高額案件
登録料のご負担があります
教材費は自己負担です
`)
test.for(official)('「%s」 of the official examples is not allowed', (phrase) => {
  expect(rulesOf(phrase).map(({ level }) => level)).toContain('error')
})
test.for(titles)('「%s」 is no name for a job', (phrase) => {
  expect(rulesOf(phrase, 'position_title').map(({ level }) => level)).toContain('error')
})
test.for(disguised)('「%s」 is found as well', (phrase) => {
  expect(rulesOf(phrase).map(({ level }) => level)).toContain('error')
})
test.for(fraudulent)('「%s」 is kept out', (phrase) => {
  expect(rulesOf(phrase).map(({ level }) => level)).toContain('error')
})
test('the corpus has more than two hundred phrases', () => {
  expect(official.length + titles.length + disguised.length + fraudulent.length).toBeGreaterThanOrEqual(200)
})
