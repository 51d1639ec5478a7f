/** The findings as the numbered lines of a reason. */
export const reasonOf = (messages: readonly string[]) => messages.map((message, at) => `${at + 1}. ${message}`).join('\n')

const numbered = /^\d+\. /
const unnumbered = (line: string) => line.replace(numbered, '')

/** Whether a finding is a line of a reason as it stands. */
export const hasFinding = (reason: string, message: string) => reason.split('\n').some((line) => unnumbered(line) === message)

/** Adds a finding to a reason, or takes it out, and keeps what was written by hand; the numbers are counted again. */
export function withFinding(reason: string, message: string, isWanted: boolean) {
  const lines = reason.split('\n').filter((line) => unnumbered(line) !== message)
  const last = lines.findLastIndex((line) => numbered.test(line))
  if (isWanted) lines.splice(last + 1, 0, `0. ${message}`)
  let count = 0
  return lines
    .map((line) => (numbered.test(line) ? line.replace(numbered, `${++count}. `) : line))
    .join('\n')
    .trim()
}
