import type { Folded } from './fold-typed.ts'
import { endOfAsked } from './tables/known-words.ts'
import { type Match, termsAt } from './term-at.ts'

/** A part of a query: what the tables know of it, or only where it stands. */
export type Part = Match & { start: number }
type Cut = { parts: Part[]; end: number }
/** One run, and what was found out about its places: each is tried once. */
type Run = Folded & { tried: Map<number, Cut | null> }

/** Particles after which a word that no table knows may follow, and those after which only a known one does. */
const open = ['で働ける', 'で働く', 'でできる', 'で出来る', '勤務で', '勤務の', 'での', 'の', 'で', '・', '/', '、', ',', '&', '+', '|', '×', '。', '(', ')']
const closed = ['かつ', 'または', 'から', 'に', 'が', 'も', 'と', 'や', 'か', 'な', '-']

/**
 * Cuts the letters up to a blank into parts: 「フルリモートで正社員」, 「東京のデザイナー」. A condition touches only another known part, a particle or a blank, so that 「東京海上」,
 * 「リモートセンシング」 and 「パートナー」 stay whole. Null where nothing is to be cut.
 */
export function cutRun(folded: Folded, start: number): Cut | null {
  const run = { ...folded, tried: new Map() }
  const cut = known(run, start) ?? unknown(run, start, false)
  return cut?.parts.some(({ meaning }) => meaning) ? cut : null
}

const isEnd = ({ text }: Folded, at: number) => at >= text.length || text[at] === ' '

function known(run: Run, start: number): Cut | null {
  const tried = run.tried.get(start)
  if (tried !== undefined) return tried
  let cut: Cut | null = null
  for (const match of termsAt(run, start)) {
    const rest = follows(run, match.end)
    if (!rest) continue
    cut = { parts: [{ ...match, start }, ...rest.parts], end: rest.end }
    break
  }
  run.tried.set(start, cut)
  return cut
}

/** What may stand after a known part. */
function follows(run: Run, at: number): Cut | null {
  const { text } = run
  if (isEnd(run, at)) return { parts: [], end: at }
  const asked = endOfAsked(text, at)
  if (asked !== null) return { parts: [], end: asked }
  const next = known(run, at)
  if (next) return next
  for (const particles of [open, closed]) {
    const particle = particles.find((one) => text.startsWith(one, at))
    if (!particle) continue
    const after = at + particle.length
    if (isEnd(run, after)) return { parts: [], end: after }
    const rest = known(run, after) ?? (particles === open ? unknown(run, after, true) : null)
    if (rest) return rest
  }
  return null
}

/** Letters that no table knows, up to a particle before a known part, or up to the end. */
function unknown(run: Run, start: number, mayEnd: boolean): Cut | null {
  const { text } = run
  let at = start + 1
  for (; !isEnd(run, at); at++) {
    const particle = [...open, ...closed].find((one) => text.startsWith(one, at))
    const rest = particle && known(run, at + particle.length)
    if (rest) return { parts: [{ start, end: at }, ...rest.parts], end: rest.end }
  }
  return mayEnd ? { parts: [{ start, end: at }], end: at } : null
}
