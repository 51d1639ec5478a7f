import { conditionReadings, prefectureReadings } from '#contract/jobs/search/reading/tables/readings.ts'
import { readings as ofSearch } from '#search-engine/synonyms/tables/readings.ts'

/** Beside the words that a search knows by their sound and the conditions, those that only suggestions offer. */
const more = `
海外 かいがい
少人数 しょうにんずう
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
  [ofSearch, conditionReadings, prefectureReadings, more].flatMap((rows) =>
    rows
      .trim()
      .split('\n')
      .map((row): [string, string] => {
        const [word = '', reading = ''] = row.split(' ')
        return [word, reading]
      }),
  ),
)
