import { latinWords } from '../names/latin-words.ts'
import { comparable, employerNames } from './employer-names.ts'
import { otherSpellings } from './loanwords.ts'
import { shortNames } from './short-names.ts'
import type { FoldedText } from '../fold-text.ts'
import { isOrdinaryWord } from '../ordinary-words.ts'
import { plainRomaji } from '../names/plain-romaji.ts'
import { kanaOf, romajiOf } from '../names/romaji.ts'
import { placesOf, Surroundings } from '../surroundings.ts'

const legalBefore =
  /(?:株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|[社財]団法人|医療法人|学校法人|福祉法人|npo法人|kabusikikaisya|kabushikikaisha)$|[株有同]$/
const legalAfter = /^(?:株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|incorporated|inc|corporation|corp|coltd|company|ltd|limited|llc|gmbh|kk|[株有同])/
const label = /(?:前々?職|現職|勤務先|就職先|転職先|出向先|派遣先|常駐先|会社名?|企業名|社名|所属|在籍|旧|元|現)[ハノデワ]?$/
/** What is said of an employer and hardly of a thing. */
const said =
  /^(?:社|本社|支社|支店|グルプ|ホルデイングス|ジヤパン|勤務|入社|在籍|出身|退職|退社|時代|御中|様|サン|サマ|デ勤|デ働|デ営業|デ開発|デ店長|デ[0-9]|ニ入|ニ勤|ニ在|ニ転|ニ所属|ニ就|ニ新卒|ニ中途|オ退|オ辞|オ離|オ経テ|ヘ入|ヘ転|ヘ出向|カラ転|カラ出向|ノ社|ノ正社|ノ人事|ノ本社|ノ支店|ノ従業)/
const particle = /^[のはがをにでともへやか]$/
const business = /^(?:社|本社|本店|支社|支店|営業|工場|製|勤務|入社|在籍|出身|退職|退社|時代|様|氏|御中|株式|有限|合同|グルプ|[都府県]?内)/
const quoteBefore = /["'“「『【《〈＂]\s{0,3}$/
const quoteAfter = /^\s{0,3}["'”」』】》〉＂]/

/** The names of employers or schools in every spelling they are looked for in: kana and Latin letters stand for each other. */
export function employerPieces(names: string[]): string[] {
  const keys = names.flatMap((name) => [...employerNames(name), ...shortNames(name).flatMap(employerNames)])
  return [...new Set(keys.flatMap((key) => [key, ...otherScript(key)]))].toSorted((one, other) => other.length - one.length)
}

function otherScript(key: string): string[] {
  if (key.length < 3) return []
  if (/^[a-z]+$/.test(key)) return [comparable(kanaOf(key)), ...otherSpellings(key)].filter((spelled) => spelled.length > 2)
  return otherSpellings(key)
}

/** The kana in a name as a word of Latin letters, and what goes on behind them: Aoba is アオバ, Chidori法務 is チドリ法務. */
export type RomanEmployers = Map<string, string>

export function romanEmployers(names: string[]): RomanEmployers {
  const roman: RomanEmployers = new Map()
  for (const written of names) {
    const name = written.normalize('NFKC').replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    for (const { index, 0: kana } of name.matchAll(/[ァ-ヺー]{3,40}/g)) {
      const word = romajiOf(kana)
      if (word.length > 4) roman.set(word, comparable(name.slice(index + kana.length)))
    }
  }
  return roman
}

/** Where one of these names stands and means the employer, with its legal form. */
export function* findEmployers(text: string, folded: FoldedText, pieces: string[], roman: RomanEmployers): Generator<[number, number]> {
  const short = withoutLongVowels(folded)
  const edges = new Edges(text, short)
  for (const piece of pieces) {
    let hidden = 0
    for (const [begin, end] of placesOf(piece, short)) {
      if (begin < hidden) continue
      const around = new Surroundings(text, short, begin, end)
      if (!stands(around, piece, edges) || around.crossesSentences) continue
      hidden = end
      const [before, after] = [edges.before(begin).legal, edges.after(end).legal]
      yield [before ? opened(text, short.from[begin - before]!) : short.from[begin]!, after ? closed(text, short.to[end - 1 + after]!) : short.to[end - 1]!]
    }
  }
  if (roman.size === 0) return
  for (const { raw, begin, end } of latinWords(text, folded)) {
    const rest = raw.length > 3 && raw.length <= 40 ? roman.get(plainRomaji(raw)) : undefined
    if (rest === undefined) continue
    const isWhole = folded.letters.startsWith(rest, end) && folded.gaps[end] !== 2
    yield [folded.from[begin]!, folded.to[(isWhole ? end + rest.length : end) - 1]!]
  }
}

const isQuoted = ({ signBefore, signAfter }: Surroundings) => quoteBefore.test(signBefore) && quoteAfter.test(signAfter)

/** What stands before and after a place says the same of every name that begins or ends there: it is looked at once. */
class Edges {
  readonly #text: string
  readonly #folded: FoldedText
  readonly #before = new Map<number, { legal: number; isLabel: boolean; isForm: boolean }>()
  readonly #after = new Map<number, { legal: number; isSaid: boolean }>()

  constructor(text: string, folded: FoldedText) {
    this.#text = text
    this.#folded = folded
  }

  before(begin: number) {
    let edge = this.#before.get(begin)
    if (!edge) {
      const letters = this.#folded.letters.slice(Math.max(0, begin - 12), begin)
      edge = { legal: legalBeforeAt(this.#text, this.#folded, begin), isLabel: label.test(letters), isForm: legalBefore.test(letters) }
      this.#before.set(begin, edge)
    }
    return edge
  }

  after(end: number) {
    let edge = this.#after.get(end)
    if (!edge) {
      edge = { legal: legalAfterAt(this.#text, this.#folded, end), isSaid: said.test(this.#folded.letters.slice(end, end + 12)) }
      this.#after.set(end, edge)
    }
    return edge
  }
}

function stands(around: Surroundings, piece: string, edges: Edges) {
  const { first, last, length, isCleanBefore } = around
  const before = isCleanBefore ? undefined : edges.before(around.begin)
  const mayBegin = isCleanBefore || before?.isLabel || before?.isForm
  if (!mayBegin && (first !== 'kanji' || length < 3)) return false
  const { isCleanAfter, isParted } = around
  if (isParted && length < 4 && !(isCleanBefore && isCleanAfter)) return false
  const isSaid = () => edges.after(around.end).isSaid
  const goesOn = last === 'hiragana' && (particle.test(around.writtenAfter) || isSaid())
  const isFreeAfter = isCleanAfter || goesOn || (last !== 'latin' && isSaid())
  if (mayBegin && (isFreeAfter || last === 'kanji') && isMeant(around, edges)) return true
  if (isOrdinaryWord(piece) || length === 1) return false
  // 見本大 is a university before 卒, and a beginning of 見本大会.
  if (/[大高]$/.test(piece) && !isCleanAfter && !/^[卒院出在中入生]/.test(around.after)) return false
  return standsAlone(around, isFreeAfter)
}

const isMeant = (around: Surroundings, edges: Edges) => {
  const [before, after] = [edges.before(around.begin), edges.after(around.end)]
  return before.legal > 0 || after.legal > 0 || before.isLabel || after.isSaid || isQuoted(around)
}

/** Whether a name is one without words around it that say so. */
function standsAlone(around: Surroundings, isFreeAfter: boolean) {
  const { first, last, length, isCleanBefore, isCleanAfter, scripts } = around
  if (first === 'latin' || last === 'latin' || last === 'digit')
    return isCleanBefore && isCleanAfter && (length > 3 || (length === 3 && isCapital(around.written)))
  if (scripts.size === 1 && first === 'hiragana')
    return isCleanBefore && ((length > 4 && isFreeAfter) || (length > 2 && around.isOpenAfter && (length > 3 || !around.isOpenBefore)))
  if (scripts.size === 1 && first === 'katakana') return isCleanBefore && length > 1 && around.written.length > 2 && (isCleanAfter || length > 4)
  if (scripts.size === 1 && length === 2) return isCleanBefore && (isCleanAfter || business.test(around.after))
  return (isCleanBefore || first === 'kanji') && (isCleanAfter || last === 'kanji' || length > 4)
}

const isCapital = (written: string) => /^\p{Lu}+$/u.test(written.normalize('NFKC').replaceAll(/[^\p{L}]/gu, ''))

/** A single 株 counts in brackets only. */
const isLegal = (text: string, { from, to }: FoldedText, form: string, at: number) =>
  form.length > 1 || (form !== '' && /[(（⦅㈱㈲㊑]/u.test(text.slice(Math.max(0, from[at]! - 2), to[at])))

/** How many units before a name belong to a legal form. */
function legalBeforeAt(text: string, folded: FoldedText, begin: number) {
  const [form = ''] = legalBefore.exec(folded.letters.slice(Math.max(0, begin - 16), begin)) ?? []
  return isLegal(text, folded, form, begin - form.length) ? form.length : 0
}

function legalAfterAt(text: string, folded: FoldedText, end: number) {
  const [form = ''] = legalAfter.exec(folded.letters.slice(end, end + 16)) ?? []
  const partsLatin = !/^[a-z]/.test(form) || folded.gaps[end] !== 0
  const endsWord = !/[a-z]$/.test(form) || folded.gaps[end + form.length] !== 0 || folded.scripts[end + form.length] !== 'latin'
  return isLegal(text, folded, form, end) && partsLatin && endsWord ? form.length : 0
}

const opened = (text: string, at: number) => (/[(（]/.test(text[at - 1] ?? '') ? at - 1 : at)
const closed = (text: string, at: number) => (/[)）.]/.test(text[at] ?? '') ? at + 1 : at)

function withoutLongVowels(folded: FoldedText): FoldedText {
  if (!folded.letters.includes('ー')) return folded
  const kept = folded.letters.split('').flatMap((unit, at) => (unit === 'ー' ? [] : [at]))
  // The mark belongs to the letter before it, so that it is cut with it.
  const ends = kept.map((at, index) => folded.to[Math.max(at, (kept[index + 1] ?? folded.letters.length) - 1)]!)
  const pick = <Value>(values: Value[]) => kept.map((at) => values[at]!)
  return {
    letters: kept.map((at) => folded.letters[at]).join(''),
    scripts: pick(folded.scripts),
    gaps: kept.map((at) =>
      folded.gaps.slice(folded.letters[at - 1] === 'ー' ? at - 1 : at, at + 1).reduce<0 | 1 | 2>((most, gap) => (gap > most ? gap : most), 0),
    ),
    from: pick(folded.from),
    to: ends,
  }
}
