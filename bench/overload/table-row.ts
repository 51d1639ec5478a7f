import type { Offered } from './offering.ts'

/** Answered and refused requests, and the times of each. */
export function shareOf({ answers }: Offered, seconds: number) {
  const statuses: Record<string, number> = {}
  for (const [status] of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const served = timesOf(answers, (status) => status === 200)
  const refused = timesOf(answers, (status) => status !== 200)
  return {
    offered: answers.length / seconds,
    statuses,
    perSecond: served.length / seconds,
    share: served.length / answers.length,
    p50: at(served, 0.5),
    p99: at(served, 0.99),
    refusedP50: at(refused, 0.5),
    refusedP99: at(refused, 0.99),
  }
}

const timesOf = (answers: Offered['answers'], isOne: (status: number) => boolean) =>
  answers
    .filter(([status]) => isOne(status))
    .map(([, milliseconds]) => milliseconds)
    .sort((one, other) => one - other)

const at = (times: number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN

export function tableRow(
  level: number,
  name: string,
  { offered, statuses, perSecond, share, p50, p99, refusedP50, refusedP99 }: ReturnType<typeof shareOf>,
  site: { capacity: number; recovery: number; megabytes: number } | undefined,
) {
  const said = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  const part = site ? `**${(perSecond / site.capacity).toFixed(2)}** of capacity` : share.toFixed(2)
  const whole = [p50, p99, refusedP50, refusedP99].map((ms) => (Number.isNaN(ms) ? '–' : ms.toFixed(0)))
  return `| ${level} | ${name} | ${offered.toFixed(0)} | ${said.join(', ')} | ${part} | ${whole.join(' | ')} | ${site?.recovery.toFixed(1) ?? ''} | ${site?.megabytes.toFixed(0) ?? ''} |`
}
