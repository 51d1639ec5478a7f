import type { Secrets } from '../hidden-words.ts'
import { contacts, schools } from './contacts.ts'
import { lines } from './lines.ts'

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

/** How the same is written by different people; each stands in its own sentence and is hidden there. */
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
  contact: contacts,
  school: schools,
} as const
