import type { Finding, Posting } from '../posting.ts'
import { plainText } from './plain-text.ts'
import { textFields } from './text-fields.ts'

type Field = (typeof textFields)[number] | 'questions'

export type WordRule = {
  rule: string
  level: Finding['level']
  /** Each with the flag `g`. */
  patterns: RegExp[]
  /** What makes it something else when it stands around the words. */
  unless?: RegExp
  /** Only when the posting, at any place, says this; or only when it does not. */
  within?: RegExp
  without?: RegExp
  /** Only in these fields; everywhere else is meant without. */
  fields?: readonly Field[]
  /** How many letters before and after are looked at for `unless`. */
  around?: [before: number, after: number]
  reason: string
}

const AROUND: [number, number] = [12, 14]

/** Where a field uses words that a rule knows, each of them once. */
export function findWords(rules: WordRule[], { job }: Posting): Finding[] {
  const texts: { field: Field; text: string }[] = textFields.flatMap((field) => (job[field] ? [{ field, text: plainText(job[field]) }] : []))
  // What an applicant is asked is held to the same words as the posting.
  const asked = job.questions.flatMap(({ question, choices }) => [inFull(question), ...choices]).join('\n')
  if (asked) texts.push({ field: 'questions', text: plainText(asked) })
  const whole = texts.map(({ text }) => text).join('\n')
  const inForce = rules.filter(({ within, without }) => (!within || within.test(whole)) && !without?.test(whole))
  return texts.flatMap(({ field, text }) =>
    inForce.flatMap(({ rule, level, patterns, unless, fields, around = AROUND, reason }) => {
      if (fields && !fields.includes(field)) return []
      const isMeant = ({ 0: words, index }: RegExpExecArray) => !unless?.test(text.slice(Math.max(0, index - around[0]), index + words.length + around[1]))
      const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]).filter(isMeant)
      return [...new Set(found.map(([words]) => words.trim()))].slice(0, 3).map((words) => ({ field, rule, level, message: `「${words}」：${reason}` }))
    }),
  )
}

/** How a question ends, from its last word to the one that carries it. */
const endings = [['？', '?', '。'], ['か'], ['です', 'ます'], ['何', 'なん', 'どこ', 'どちら', 'あり', 'お持ち'], ['とは', 'は']]

/** Whatever stands as a question is asked for, also where it only names a thing: 「本籍地は？」 is 「本籍地を教えてください」. */
function inFull(question: string) {
  let subject = question.trim()
  for (const words of endings) {
    const ending = words.find((word) => subject.endsWith(word)) ?? ''
    subject = subject.slice(0, subject.length - ending.length).trimEnd()
  }
  return `${subject}を教えてください`
}
