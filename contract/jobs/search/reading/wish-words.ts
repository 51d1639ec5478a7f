/** What a sentence was taken for: the words that carry it. */
export type Wish = { typed: string; words: string[] }

/** Letters, digits and kanji between hiragana: 「宇宙に関わる仕事」 has 宇宙, 関 and 仕事. */
const runs = /[^\p{Script=Hiragana}、。・，．「」『』（）()！？!?]+/gu
const hiragana = /\p{Script=Hiragana}/u

/** Every job is one of these: they say that somebody wishes for a job, and nothing of which. */
const general = new Set(
  '仕事 お仕事 求人 会社 企業 職場 募集 職 職種 業界 業務 経験 転職 就職 希望 応募 関係 興味 分野 環境 自分 未来 今後 一緒 大切 得意 場所'.split(' '),
)
/** Where a sentence asks for a job. */
const asks = /(?:仕事|求人|会社|企業|職場|バイト|募集|(?:働き|し|なり|活かし|生かし)たい|働ける|できる)(?:が|を|は|です|ます)?[。！!？?]?$/u
/** What a sentence about a job has inside, and no name of a job. */
const within = /(?:で働く|で働ける|に関わる|に携わる|を使う|を使った|を活か|を生か|を支える|しながら|みながら|きながら|できる|している|に貢献)./u
/** 「カミナシの営業」: both stand in every text that holds the phrase. */
const ofAnother = /^[^\p{Script=Hiragana}]{2,}の[^\p{Script=Hiragana}]{2,}$/u

/** The words of a sentence that asks for a job, without what every job is and without verbs; nothing for a text that is a word or a name. */
function wordsOfWish(text: string): string[] | undefined {
  if (!hiragana.test(text) || !(asks.test(text) || within.test(text) || ofAnother.test(text))) return
  const words = [...new Set(Array.from(text.matchAll(runs), ([run]) => run.trim()))]
  // One kanji before hiragana is the head of a verb.
  const carrying = words.filter((word) => [...word].length > 1 && !general.has(word))
  return carrying.length > 0 ? carrying : undefined
}

const token = /[-－]*["“”„＂][^"“”„＂]*["“”„＂]?|\S+/gu

/**
 * Parts sentences in the words of a query into the words that carry them: no posting holds 「宇宙に関わる仕事」, many speak of 宇宙. Quotes and `-` keep a text as it is.
 * The same text always gives the same words.
 */
export function readWishes(words: string): { words: string; wishes: Wish[] } {
  const wishes: Wish[] = []
  const parted = words.replaceAll(token, (typed) => {
    const carrying = /^[-－"“”„＂]/u.test(typed) ? undefined : wordsOfWish(typed)
    if (!carrying) return typed
    wishes.push({ typed, words: carrying })
    return carrying.join(' ')
  })
  return { words: parted, wishes }
}
