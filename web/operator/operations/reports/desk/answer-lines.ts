import type { Report } from '#contract/operations/reports/operator-reports.ts'

const NOTHING_FOUND = '確認しましたが、利用規約に反する点は見つかりませんでした。'

/** What an act of an operator means to the reporter. Who was restricted, and why, is not theirs to know. */
const consequences: Record<string, string> = {
  job_closed: 'ご連絡いただいた求人は、公開を停止しました。',
  story_closed: 'ご連絡いただいたストーリーは、公開を停止しました。',
  company_suspended: 'ご連絡いただいた企業の利用を停止しました。',
}
const undone: Record<string, string> = { closing_undone: 'job_closed', suspension_lifted: 'company_suspended' }

/** What was done because of the report and still holds. */
function doneBecauseOf({ steps }: Report) {
  const done = new Set<string>()
  for (const { kind } of steps) {
    if (kind in consequences) done.add(kind)
    const gone = undone[kind]
    if (gone) done.delete(gone)
  }
  return [...done]
}

/** The lines that an answer may be made of; those that the ticket itself shows to be true come with the form. */
export function answerLines(report: Report): { line: string; isBegun: boolean }[] {
  const { about, read_then: then, read_now: now } = report
  const done = doneBecauseOf(report).map((kind) => ({ line: consequences[kind]!, isBegun: true }))
  const isChanged = then !== null && now !== null && now.text !== then.text
  const isGone = then !== null && (now === null || now.state === 'closed') && done.length === 0
  const seen = [
    ...(isGone ? [{ line: 'ご連絡いただいた内容は、現在は公開されていません。', isBegun: true }] : []),
    ...(isChanged ? [{ line: 'ご連絡いただいたあと、掲載内容は修正されています。', isBegun: true }] : []),
  ]
  const nothing = about === 'service' || done.length > 0 ? [] : [{ line: NOTHING_FOUND, isBegun: false }]
  return [...done, ...seen, ...nothing]
}

const THANKS = 'お知らせいただき、ありがとうございます。'

/** The text with which the answer begins. */
export const begunAnswer = (report: Report) =>
  [
    THANKS,
    ...answerLines(report)
      .filter(({ isBegun }) => isBegun)
      .map(({ line }) => line),
  ].join('\n')

export const hasLine = (text: string, line: string) => text.split('\n').includes(line)

/** Adds a line at the end, or takes it out, and leaves what was written by hand. */
export const withLine = (text: string, line: string, isWanted: boolean) =>
  [...text.split('\n').filter((one) => one !== line), ...(isWanted ? [line] : [])].join('\n').trim()
