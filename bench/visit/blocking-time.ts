import type { Browser } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

const BLOCKS = 50
const categories = ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline']

/** Records what the browser does until the returned function is called. */
export async function traceTasks(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return events
  }
}

/**
 * What tasks of a page's main thread take beyond 50 ms each. Lighthouse's Total Blocking Time counts from the first contentful paint on: before it nobody can
 * act. Counted in CPU time, so that a busy machine does not lengthen a task.
 */
export function blockingTime(events: TraceEvent[], url: string) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  const main = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url) ?? mainThreadOf(events)
  const tasks = events
    .filter(({ name, pid, tid, ph }) => ph === 'X' && name.endsWith('RunTask') && pid === main?.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const sums = { beforePaint: 0, afterPaint: 0 }
  let end = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A task that runs inside another one is part of it.
    if (ts < end) continue
    end = ts + dur
    const isBefore = paint !== undefined && end <= paint.ts
    const share = paint && !isBefore ? Math.min(1, (end - paint.ts) / Math.max(1, dur)) : 1
    const blocked = Math.max(0, (tdur / 1_000) * share - BLOCKS)
    sums[isBefore ? 'beforePaint' : 'afterPaint'] += blocked
  }
  return sums
}

/** Without a navigation in the trace: the thread of a page that worked most. */
function mainThreadOf(events: TraceEvent[]) {
  const work = new Map<string, { pid: number; tid: number; spent: number }>()
  for (const { name, pid, tid, tdur = 0 } of events) {
    if (name !== 'UpdateLayoutTree' && name !== 'FunctionCall' && name !== 'Paint') continue
    const thread = work.get(`${pid} ${tid}`) ?? { pid, tid, spent: 0 }
    thread.spent += tdur
    work.set(`${pid} ${tid}`, thread)
  }
  return [...work.values()].toSorted((a, b) => b.spent - a.spent)[0]
}
