import { readings as ofSearch } from '#search-engine/synonyms/tables/readings.ts'

/** Beside the words that a search knows by their sound, those that only suggestions offer. */
const more = `
青森県 あおもりけん
岩手県 いわてけん
宮城県 みやぎけん
秋田県 あきたけん
山形県 やまがたけん
福島県 ふくしまけん
茨城県 いばらきけん
栃木県 とちぎけん
群馬県 ぐんまけん
埼玉県 さいたまけん
千葉県 ちばけん
東京都 とうきょうと
神奈川県 かながわけん
新潟県 にいがたけん
富山県 とやまけん
石川県 いしかわけん
福井県 ふくいけん
山梨県 やまなしけん
長野県 ながのけん
岐阜県 ぎふけん
静岡県 しずおかけん
愛知県 あいちけん
三重県 みえけん
滋賀県 しがけん
京都府 きょうとふ
大阪府 おおさかふ
兵庫県 ひょうごけん
奈良県 ならけん
和歌山県 わかやまけん
鳥取県 とっとりけん
島根県 しまねけん
岡山県 おかやまけん
広島県 ひろしまけん
山口県 やまぐちけん
徳島県 とくしまけん
香川県 かがわけん
愛媛県 えひめけん
高知県 こうちけん
福岡県 ふくおかけん
佐賀県 さがけん
長崎県 ながさきけん
熊本県 くまもとけん
大分県 おおいたけん
宮崎県 みやざきけん
鹿児島県 かごしまけん
沖縄県 おきなわけん
首都圏 しゅとけん
東北 とうほく
関東 かんとう
北関東 きたかんとう
甲信越 こうしんえつ
北陸 ほくりく
中部 ちゅうぶ
東海 とうかい
関西 かんさい
京阪神 けいはんしん
中国地方 ちゅうごくちほう
四国 しこく
九州 きゅうしゅう
海外 かいがい
正規社員 せいきしゃいん
一部リモート いちぶりもーと
完全リモート かんぜんりもーと
完全在宅 かんぜんざいたく
出社なし しゅっしゃなし
フル出社 ふるしゅっしゃ
長期インターン ちょうきいんたーん
学生インターン がくせいいんたーん
上場準備 じょうじょうじゅんび
少人数 しょうにんずう
未経験歓迎 みけいけんかんげい
第二新卒 だいにしんそつ
時短勤務 じたんきんむ
年間休日120日以上 ねんかんきゅうじつ
営業企画 えいぎょうきかく
個人営業 こじんえいぎょう
採用担当 さいようたんとう
事業企画 じぎょうきかく
編集者 へんしゅうしゃ
研究者 けんきゅうしゃ
機械学習エンジニア きかいがくしゅうえんじにあ
組み込みエンジニア くみこみえんじにあ
回路設計 かいろせっけい
生産技術 せいさんぎじゅつ
経営者候補 けいえいしゃこうほ
情報システム じょうほうしすてむ
社内SE しゃないえすいー
`

/** How words are read that people type before the input method turns them into Kanji, in hiragana. A word without a row is found as it is written. Kana need none. */
export const readings: ReadonlyMap<string, string> = new Map(
  [ofSearch, more].flatMap((rows) =>
    rows
      .trim()
      .split('\n')
      .map((row): [string, string] => {
        const [word = '', reading = ''] = row.split(' ')
        return [word, reading]
      }),
  ),
)
