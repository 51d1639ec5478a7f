import { comparable, employerNames } from './employer-names.ts'
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
  const keys = names.flatMap(employerNames)
  return [...new Set(keys.flatMap((key) => [key, ...otherScript(key)]))].toSorted((one, other) => other.length - one.length)
}

function otherScript(key: string): string[] {
  if (key.length < 3) return []
  if (/^[a-z]+$/.test(key)) return [comparable(kanaOf(key))].filter((kana) => kana.length > 2)
  return []
}

/** Kana names as words of Latin letters: Aoba is アオバ. */
export const romanEmployers = (names: string[]) =>
  new Set(
    names
      .map((name) => name.normalize('NFKC').replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)))
      .flatMap((name) => name.match(/[ァ-ヺー]{3,40}/g) ?? [])
      .map(romajiOf)
      .filter((word) => word.length > 4),
  )

/** Where one of these names stands and means the employer, with its legal form. */
export function* findEmployers(text: string, folded: FoldedText, pieces: string[], roman: Set<string>): Generator<[number, number]> {
  const short = withoutLongVowels(folded)
  for (const piece of pieces)
    for (const [begin, end] of placesOf(piece, short)) {
      const around = new Surroundings(text, short, begin, end)
      const [before, after] = legalForms(text, short, begin, end)
      const isMeant = before > 0 || after > 0 || label.test(around.before) || said.test(around.after) || isQuoted(around)
      if (around.crossesSentences || !stands(around, piece, isMeant)) continue
      yield [before ? opened(text, short.from[begin - before]!) : short.from[begin]!, after ? closed(text, short.to[end - 1 + after]!) : short.to[end - 1]!]
    }
  if (roman.size === 0) return
  for (const { index, 0: word } of text.matchAll(/(?<![a-zA-Z])[a-zA-Zāīūēōâîûêô]{4,40}(?![a-zA-Z])/g))
    if (roman.has(plainRomaji(comparable(word)))) yield [index, index + word.length]
}

const isQuoted = ({ signBefore, signAfter }: Surroundings) => quoteBefore.test(signBefore) && quoteAfter.test(signAfter)

function stands(around: Surroundings, piece: string, isMeant: boolean) {
  const { first, last, length, scripts, isCleanBefore, isCleanAfter, isParted } = around
  if (isParted && length < 4 && !(isCleanBefore && isCleanAfter)) return false
  const goesOn = last === 'hiragana' && (particle.test(around.writtenAfter) || said.test(around.after))
  const isFreeAfter = isCleanAfter || goesOn || (last !== 'latin' && said.test(around.after))
  if (isMeant && (isCleanBefore || label.test(around.before) || legalBefore.test(around.before)) && (isFreeAfter || last === 'kanji')) return true
  if (isOrdinaryWord(piece) || length === 1) return false
  // 見本大 is a university before 卒, and a beginning of 見本大会.
  if (/[大高]$/.test(piece) && !isCleanAfter && !/^[卒院出在中入生]/.test(around.after)) return false
  if (first === 'latin' || last === 'latin' || last === 'digit')
    return isCleanBefore && isCleanAfter && (length > 3 || (length === 3 && isCapital(around.written)))
  if (scripts.size === 1 && first === 'hiragana')
    return isCleanBefore && ((length > 4 && isFreeAfter) || (length > 2 && around.isOpenAfter && !around.isOpenBefore))
  if (scripts.size === 1 && first === 'katakana') return isCleanBefore && length > 1 && around.written.length > 2 && (isCleanAfter || length > 4)
  if (scripts.size === 1 && length === 2) return isCleanBefore && (isCleanAfter || business.test(around.after))
  return (isCleanBefore || first === 'kanji') && (isCleanAfter || last === 'kanji' || length > 4)
}

const isCapital = (written: string) => /^\p{Lu}+$/u.test(written.normalize('NFKC').replaceAll(/[^\p{L}]/gu, ''))

/** How many units before and after belong to a legal form. A single 株 counts in brackets only. */
function legalForms(text: string, folded: FoldedText, begin: number, end: number): [number, number] {
  const [before = ''] = legalBefore.exec(folded.letters.slice(Math.max(0, begin - 16), begin)) ?? []
  const [after = ''] = legalAfter.exec(folded.letters.slice(end, end + 16)) ?? []
  const isLegal = (form: string, at: number) =>
    form.length > 1 || (form !== '' && /[(（⦅㈱㈲㊑]/u.test(text.slice(Math.max(0, folded.from[at]! - 2), folded.to[at])))
  const partsLatin = !/^[a-z]/.test(after) || folded.gaps[end] !== 0
  const endsWord = !/[a-z]$/.test(after) || folded.gaps[end + after.length] !== 0 || folded.scripts[end + after.length] !== 'latin'
  return [isLegal(before, begin - before.length) ? before.length : 0, isLegal(after, end) && partsLatin && endsWord ? after.length : 0]
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
