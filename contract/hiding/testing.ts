import type { Secrets } from './hidden-words.ts'

/** Somebody whose name, employers and addresses have many spellings. */
export const person: Secrets = {
  name: '山田 翔太郎',
  name_reading: 'やまだ しょうたろう',
  username: 'めばえさん',
  email: 'sho.yamada@secret.example',
  phone_number: '09012345678',
  employers: ['株式会社チドリ法務', '合同会社アオバ・コンピューター', 'Sample Works Inc.', '髙澤ヴァイオリン工房'],
  schools: ['見本大学'],
  domains: ['chidori-legal.jp'],
}

/** ⏎ is a line end inside of a spelling. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll('⏎', '\n'))
    .filter(Boolean)

/** How the same is written by different people; each stands in a sentence of its own and is hidden there. */
export const spellings = {
  name: lines(`
    山田 翔太郎
    山田翔太郎
    山田　翔太郎
    山田・翔太郎
    山田･翔太郎
    山田,翔太郎
    山田/翔太郎
    山 田 翔 太 郎
    山　田　翔　太　郎
    翔太郎 山田
    山\u200b田\u200b翔\u200b太\u200b郎
    山田\u00ad翔太郎
    山田\ufe00翔太郎
    山\u{e0100}田翔太郎
    山田\u2060翔太郎
    山田\u200d翔太郎
    ⼭⽥翔太郎
    山田翔太郞
    やまだ しょうたろう
    やまだしょうたろう
    やまだ・しょうたろう
    ヤマダ ショウタロウ
    ヤマダショウタロウ
    ヤマダ・ショウタロウ
    ヤマダショータロー
    ヤマダ ショータロウ
    ヤマタ\u3099ショウタロウ
    ヤマタ゛ショウタロウ
    ﾔﾏﾀﾞ ｼｮｳﾀﾛｳ
    ﾔﾏﾀﾞｼｮｳﾀﾛｳ
    ﾔﾏﾀﾞ･ｼｮｰﾀﾛｰ
    ヤマダシヨウタロウ
    ㋳㋮㋟゛ショウタロウ
    Yamada Shotaro
    Shotaro Yamada
    YAMADA Shotaro
    YAMADA SHOTARO
    Shotaro YAMADA
    yamada shotaro
    shotaro yamada
    ShotaroYamada
    yamadashotaro
    shotaro_yamada
    shotaro-yamada
    shotaro.yamada
    Yamada, Shotaro
    Yamada,Shotaro
    Yamada Shōtarō
    Shôtarô Yamada
    Yamada Shoutarou
    Yamada Shootaroo
    Yamada Syotaro
    Yamada Syoutarou
    Yamada Shohtaroh
    Yamada Shotaroh
    Yamada Shō-tarō
    Ｙａｍａｄａ　Ｓｈｏｔａｒｏ
    ＹＡＭＡＤＡ ＳＨＯＴＡＲＯ
    𝐘𝐚𝐦𝐚𝐝𝐚 𝐒𝐡𝐨𝐭𝐚𝐫𝐨
    Ⓨⓐⓜⓐⓓⓐ Ⓢⓗⓞⓣⓐⓡⓞ
    🅈🄰🄼🄰🄳🄰 SHOTARO
    Y A M A D A  S H O T A R O
    S. Yamada
    S.Yamada
    S Yamada
    Yamada S.
    Yamada, S.
    syamada
    山田さん
    山田様
    山田です
    やまださん
    ヤマダさん
    Yamada-san
    Yamadaさん
    Shotaroです
    翔太郎
    翔太郎さん
    旧姓山田
    担当山田
    めばえさん
    メバエサン
  `),
  employer: lines(`
    株式会社チドリ法務
    チドリ法務株式会社
    チドリ法務
    ㈱チドリ法務
    チドリ法務㈱
    (株)チドリ法務
    （株）チドリ法務
    チドリ法務（株）
    ㍿チドリ法務
    株式會社チドリ法務
    株式会社 チドリ法務
    株式会社　チドリ　法務
    ﾁﾄﾞﾘ法務
    ㈱ﾁﾄﾞﾘ法務
    チトﾞリ法務
    チト\u3099リ法務
    ちどり法務
    チドリ・法務
    チドリ･法務
    チドリ 法務
    チドリ　法務
    チ ド リ 法 務
    チ・ド・リ・法・務
    チド\u200bリ法務
    チドリ\ufeff法務
    チドリ\u2060法務
    チド\u00adリ法務
    チドリ法\u{e0101}務
    チドリ-法務
    チドリ―法務
    チドリ/法務
    チドリ法務ホールディングス
    チドリ法務HD
    チドリ法務グループ
    株式会社チドリ法務ホールディングス
    旧チドリ法務
    元・チドリ法務
    チドリ法務 人事部
    チドリ法務人事部
    チドリ法務東京支社
    チドリ法務社
    チドリ法務様
    「チドリ法務」
    『チドリ法務』
    チドリ法務Inc.
    Chidori法務
    合同会社アオバ・コンピューター
    合同会社アオバコンピュータ
    アオバ・コンピュータ
    アオバコンピュータ
    アオバコンピューター
    アオバ コンピューター
    アオバコンピュ−ター
    ｱｵﾊﾞｺﾝﾋﾟｭｰﾀｰ
    ｱｵﾊﾞ･ｺﾝﾋﾟｭｰﾀ
    あおばコンピューター
    アオバコンピユータ
    (同)アオバコンピュータ
    （同）アオバ・コンピューター
    アオバ⏎コンピューター
    アオバ＝コンピューター
    アオハ\u3099コンピュータ
    アオハ゛コンヒ゜ュータ
    Sample Works
    Sample Works Inc.
    Sample Works, Inc.
    Sample Works Co., Ltd.
    Sample Works K.K.
    SAMPLE WORKS
    sample works
    SampleWorks
    sample-works
    sample_works
    Ｓａｍｐｌｅ　Ｗｏｒｋｓ
    Ｓａｍｐｌｅ Ｗｏｒｋｓ Ｉｎｃ．
    Sámple Works
    Ⓢⓐⓜⓟⓛⓔ Works
    𝗦𝗮𝗺𝗽𝗹𝗲 𝗪𝗼𝗿𝗸𝘀
    髙澤ヴァイオリン工房
    高澤ヴァイオリン工房
    高沢ヴァイオリン工房
    髙沢バイオリン工房
    高沢バイオリン工房
    高沢ヴアイオリン工房
    高沢ｳﾞｧｲｵﾘﾝ工房
    高沢ばいおりん工房
    高澤 ヴァイオリン 工房
    高沢ゔぁいおりん工房
    高沢ウ゛ァイオリン工房
    (有)髙澤ヴァイオリン工房
  `),
  contact: lines(`
    sho.yamada@secret.example
    SHO.YAMADA@SECRET.EXAMPLE
    ｓｈｏ．ｙａｍａｄａ＠ｓｅｃｒｅｔ．ｅｘａｍｐｌｅ
    sho.yamada＠secret.example
    sho.yamada﹫secret.example
    sho.yamada [at] secret.example
    sho.yamada(at)secret.example
    sho.yamada（at）secret.example
    sho.yamada［＠］secret.example
    sho.yamada【at】secret【dot】example
    sho.yamada＜at＞secret.example
    sho.yamada アットマーク secret.example
    sho.yamada アット secret ドット example
    sho.yamada★secret.example
    sho.yamada at secret dot example
    sho.yamada @ secret . example
    sho.yamada@\u200bsecret.example
    sho\u00ad.yamada@secret.example
    sho.yamada
    sho_yamada
    other.person@elsewhere.jp
    090-1234-5678
    09012345678
    090 1234 5678
    090(1234)5678
    ０９０－１２３４－５６７８
    ０９０１２３４５６７８
    090ー1234ー5678
    090‐1234‐5678
    090.1234.5678
    090・1234・5678
    +81-90-1234-5678
    +819012345678
    +81 90 1234 5678
    ＋８１ ９０ １２３４ ５６７８
    +81(0)90-1234-5678
    (090) 1234-5678
    〇九〇-一二三四-五六七八
    ⓪⑨⓪-①②③④-⑤⑥⑦⑧
    0 9 0 1 2 3 4 5 6 7 8
    90-1234-5678
    03-1234-5678
    0120-123-456
    chidori-legal.jp
    www.chidori-legal.jp
    https://www.chidori-legal.jp/members/yamada
    ｈｔｔｐｓ：／／ｗｗｗ．ｃｈｉｄｏｒｉ－ｌｅｇａｌ．ｊｐ／
    CHIDORI-LEGAL.JP
    chidori-legal［.］jp
    hr.chidori-legal.jp
    taro-works.com
    Twitter: @sho_y_dev
    X（旧Twitter）：sho_y_dev
    GitHub: sho-y-dev
    LINE ID: shoshoyy
    インスタのアカウントは sho_y_dev
  `),
  school: lines(`
    見本大学
    見 本 大 学
    見本大学大学院
    見本大卒
    見本・大学
    ⾒本大学
    見本大學
    見本大出身
  `),
} as const

/** Sentences that say nothing of who wrote them, each beside somebody whose names are words, too. */
export const sentences: [Partial<Secrets>, string][] = [
  [{ name: '森 学', name_reading: 'もり まなぶ' }, '森林の保全を学ぶ団体で、森の中の道をつくりました。もりあがる場を、まなぶ人と。'],
  [{ name: '林 誠', name_reading: 'はやし まこと' }, '林業の現場で、誠実に取り組みました。まことにありがとうございます。'],
  [{ name: '東 望', name_reading: 'ひがし のぞみ' }, '東京と東北の拠点で、お客さまが望むことを聞きました。ひがし北海道の担当です。'],
  [{ name: '関 愛', name_reading: 'せき あい' }, 'AIの開発に関わり、関係者と調整しました。AI を使う業務。愛着のある製品です。'],
  [{ name: '郷 剛', name_reading: 'ごう ごう' }, 'Goでサーバーを書き、go testで確かめました。'],
  [{ name: '伊達 英', name_reading: 'だて ひで' }, 'update の date と hide の扱いを直しました。英語で説明しました。'],
  [{ name: '千葉 大地', name_reading: 'ちば だいち' }, '千葉県と千葉市の案件を担当し、大地に触れる仕事です。'],
  [{ name: '中野 未来', name_reading: 'なかの みらい' }, '中野区の施設で、世の中の未来をつくりました。'],
  [{ name: '山田 太郎', name_reading: 'やまだ たろう' }, '小山田さんの下で、山や田んぼの測量をしました。登山・田植えの催しも。'],
  [{ name: '河野 光', name_reading: 'こうの ひかり' }, 'この仕事では、光の測定を、このように。ひかりを測る装置です。'],
  [{ name: '安部 明', name_reading: 'あべ あきら' }, 'あきらめずに続けました。明るい職場です。'],
  [{ name: '高橋 実', name_reading: 'たかはし みのる' }, '実績が実るまで、実装しました。努力がみのるまで。'],
  [{ name: '伊藤 桜', name_reading: 'いとう さくら' }, 'さくらの咲く時期に、桜並木の調査を。糸を通す機械、意図を確認。'],
  [{ name: '小野 健', name_reading: 'おの けん' }, '各々の案件を、県の担当者と。おのおのが考えました。検討を重ねました。'],
  [{ name: '出口 進', name_reading: 'でぐち すすむ' }, '出口戦略を検討し、計画がすすむように進めました。'],
  [{ name: '石橋 歩', name_reading: 'いしばし あゆみ' }, '石橋をたたいて、一歩ずつ歩みました。あゆみを止めない会社です。'],
  [{ employers: ['株式会社はな'] }, 'はなやかな場で、はなしを聞き、はなの手入れを学びました。はながきれいです。'],
  [{ employers: ['株式会社サン'] }, 'サンプルを作成し、サンドボックスで試しました。山田さんと話しました。'],
  [{ employers: ['コスモ株式会社'] }, 'コスモスの咲く丘で撮影しました。'],
  [{ employers: ['株式会社アイ'] }, 'アイデアを形にし、アイコンを描きました。'],
  [{ employers: ['株式会社リンク'] }, 'リンクを貼り、ページをつなぎました。リンク先の確認も。'],
  [{ employers: ['スタート株式会社'] }, 'スタートアップで、スタートから関わりました。'],
  [{ employers: ['株式会社未来'] }, '未来を考える仕事です。'],
  [{ employers: ['株式会社匠'] }, '匠の技を学びました。'],
  [{ employers: ['ありがとう株式会社'] }, 'お読みいただき、ありがとうございます。'],
  [{ employers: ['LINE株式会社'] }, 'オンラインで、online の商談を、パイプラインの上で。'],
  [{ employers: ['Go株式会社'] }, 'Goで書きました。'],
  [{ employers: ['フリーランス'] }, 'フリーランスとして、開発をしました。'],
  [{ employers: ['個人事業主'] }, '個人事業主として働きました。'],
  [{ employers: ['株式会社サンプル（東京）'] }, '東京で営業をしました。'],
  [{ employers: ['大和株式会社'] }, '大和言葉の辞書を作りました。'],
  [{ schools: ['見本大学'] }, '見本大会の運営と、見本の作成。大学との共同研究です。'],
  [{ schools: ['東京大学'] }, '東京の大きな会社で、大学生の採用をしました。'],
  [{}, 'Node.jsとVue.js、ASP.NET、Next.js、Three.js、Socket.ioを使いました。'],
  [{}, '@types/node を直し、@Component と @media を書きました。'],
  [{}, '2015年04月01日〜2018年03月31日、売上10,000,000円、01-02の工程、0.25秒。'],
  [{}, '2015/04/01-2018/03/31 に 0120 番の手順、080 番のポートを使いました。'],
  [{}, 'GitHubでの開発、LINEの配信、Xの運用、note の記事、Slack 連携。'],
  [{}, '9時から18時まで、週5日、1日8時間、090系のバスに対応。'],
]
