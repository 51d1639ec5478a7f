import { type QuestionKind, questionKinds } from './job-question-kinds.ts'
import type { JobQuestion } from './job-questions.ts'

const BETWEEN = '／'
const escape = (text: string) => text.replaceAll(/[\\／]/g, String.raw`\$&`)
const unescape = (text: string) => text.replaceAll(/\\(.)/gu, '$1')
const kindOf = new Map(Object.entries(questionKinds).map(([kind, name]) => [name as string, kind as QuestionKind]))

/** A question in one line, as a cell of a table holds it: `[選択・必須] 希望する勤務地／東京／京都`. A ／ within a text stands behind a backslash. */
export const questionLine = ({ kind, question, is_required, choices }: JobQuestion) =>
  `[${questionKinds[kind]}・${is_required ? '必須' : '任意'}] ${[question, ...choices].map(escape).join(BETWEEN)}`

/** The question of a line. What does not begin as one keeps a kind that the contract refuses by name. */
export function questionOfLine(line: string): unknown {
  const text = line.normalize('NFC').trim()
  const end = text.startsWith('[') ? text.indexOf(']') : -1
  const need = text.slice(end - 2, end)
  const kind = end < 0 ? '' : text.slice(1, end - 3)
  const [question = '', ...choices] = (text.slice(end + 1).match(/(?:\\.|[^\\／])+/gu) ?? []).map((text) => unescape(text).trim())
  return { kind: kindOf.get(kind) ?? kind, question, is_required: end > 0 && need === '必須', choices }
}
