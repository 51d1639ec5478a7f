import { phrasedParts } from './tables/phrasings.ts'

/** What a sentence was taken for: the words that carry it. */
export type Wish = { typed: string; words: string[] }

/** Letters, digits and kanji between hiragana: 「宇宙に関わる仕事」 has 宇宙, 関 and 仕事. */
const runs = /[^\p{Script=Hiragana}、。・，．「」『』（）()！？!?♪☆★〜~]+/gu
const hiragana = /\p{Script=Hiragana}/u

/** Every job is one of these: they say that somebody wishes for a job, and nothing of which. */
const general = new Set(
  `仕事 お仕事 求人 会社 企業 職場 募集 職 職種 業界 業務 経験 転職 就職 希望 応募 関係 興味 分野 環境 自分 未来 今後 一緒 大切 得意 場所 人向 方向 活躍中 可能 出来 最高
自宅 自由 色々 様々 今年 来年 現在 将来 情報 一覧 以上 必要 関心 挑戦 安心 安定 活用 好 前提 中心 全般 関連 日本 者 人 方 系 等`.split(/\s+/),
)
const nouns = '仕事|求人|会社|企業|職場|バイト|募集|ポジション|職種|案件|ところ|場所'
/** Where a sentence asks for a job. */
const asks = new RegExp(
  `(?:(?:${nouns})(?:が|を|は|も|って|です|ます|とか|ある)?|(?:働き|し|なり|活かし|生かし|やり|就き|関わり|挑戦し|転職し|目指し)たい|働ける|できる|(?:${nouns})?(?:を)?(?:探し|さがし)(?:て(?:い)?(?:ます|る|おります)|たい)|(?:が|は)?(?:あり|ない)(?:ます)?か(?:な)?)(?:です)?[。！!？?]*$`,
  'u',
)
/** The end of a sentence that says no more than that somebody looks for a job. */
const asking = new RegExp(
  `(?:(?:の|な|で|が|を)?(?:お)?(?:${nouns}))?(?:(?:を|が|は|も|って|で|に|として|へ)?(?:(?:探し|さがし)(?:て(?:い)?(?:ます|る|おります)|たい(?:です)?|中)|希望(?:です|します|して(?:い)?ます)|(?:働き|し|なり|やり|就き|関わり|挑戦し|転職し|目指し)たい(?:です)?|あり?ますか|ないですか|ありませんか|教えて(?:ください)?|知りたい|(?:に)?興味(?:が)?(?:ある|あり(?:ます)?)))?[。！!？?]{0,3}$`,
  'u',
)
/** What a sentence about a job has inside, and no name of a job. */
const within =
  /(?:で働く|で働ける|に関わる|に携わる|を使う|を使った|を活か|を生か|を支える|しながら|みながら|きながら|できる|している|に貢献|に関する|向けの|がある|のある|がしたい|になりたい|が好きな?)./u
/** 「カミナシの営業」, 「地方で働きたいエンジニア」: several words with a particle between them. All of them stand in every text that holds the phrase, so nothing is lost. */
const particle = /[^\p{Script=Hiragana}]{2}(?:の|で|を|が|に|と|や|は|も|へ|な|から|より|か)./u

/** The words of a sentence that asks for a job, without what every job is and without verbs; nothing for a text that is a word or a name. */
function wordsOfWish(text: string): string[] | undefined {
  if (!hiragana.test(text)) return
  const asked = text.replace(asking, '') || text
  const parts = phrasedParts(asked)
  const isSaid = parts.some((part) => part.isSaid)
  const carrying = [
    ...new Set(parts.flatMap(({ text: letters, words }) => words ?? Array.from(letters.matchAll(runs), ([run]) => run.trim()).filter(isCarrying))),
  ]
  const isSentence = isSaid || asks.test(text) || within.test(text) || (carrying.length > 1 && particle.test(text))
  if (!isSentence) return
  if (carrying.length > 0) return carrying
  return asked !== text && hiragana.test(asked) && [...asked].length > 3 ? [asked] : undefined
}

/** One kanji before hiragana is the head of a verb. */
const isCarrying = (word: string) => [...word].length > 1 && !general.has(word)

const token = /[-－]*["“”„＂][^"“”„＂]*["“”„＂]?|\S+/gu

/**
 * Parts sentences in the words of a query into the words that carry them: no posting holds 「宇宙に関わる仕事」, many speak of 宇宙. Quotes and `-` keep a text as it is.
 * The same text always gives the same words.
 */
export function readWishes(words: string): { words: string; wishes: Wish[] } {
  const wishes: Wish[] = []
  const partedWords = words.replaceAll(token, (typed) => {
    const carrying = /^[-－"“”„＂]/u.test(typed) ? undefined : wordsOfWish(typed)
    if (!carrying || (carrying.length === 1 && carrying[0] === typed)) return typed
    wishes.push({ typed, words: carrying })
    return carrying.join(' ')
  })
  return { words: partedWords, wishes }
}
