import { readFileSync, writeFileSync } from 'node:fs'

export type Figure = { bench: string; name: string; value: number }
/** With the commit that was measured, and `yardstick`: CPU ms of a fixed piece of work on that machine, as busy as it was. */
export type KeptFigure = Figure & { commit: string; date: string; machine: string; yardstick: number }

const file = new URL('../kept-figures.json', import.meta.url)

export const keptFigures = () => JSON.parse(readFileSync(file, 'utf8')) as KeptFigure[]
export const saveFigures = (kept: KeptFigure[]) => writeFileSync(file, `[\n${kept.map((figure) => `  ${JSON.stringify(figure)}`).join(',\n')}\n]\n`)

/** The numbers of the tables that a bench printed, in the columns asked for, by the names of row and column. */
export function figuresOf(bench: string, printed: string, columns?: RegExp): Figure[] {
  const figures: Figure[] = []
  let header: string[] = []
  for (const line of printed.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.replaceAll('*', '').trim())
      : []
    if (cells.length === 0) header = []
    else if (header.length === 0) header = cells
    else
      for (const [place, column] of header.entries()) {
        const value = Number.parseFloat((cells[place] ?? '').replaceAll(',', ''))
        if (place > 0 && columns?.test(column) && Number.isFinite(value)) figures.push({ bench, name: `${nameOf(cells[0]!)}: ${column}`, value })
      }
  }
  return figures
}

/** The bytes of a page stand in the name of its floor, and the id of a job in its address; both change with each run. */
const nameOf = (row: string) => row.replace(/, [\d,]+ bytes/, '').replace(/=\d+/, '=…')

const MOST_WORSE = 1.2
const isCpu = (column: string) => /CPU|^Node|^PostgreSQL|server$|PostgreSQL$|^p50$/i.test(column)
/** What is smaller than a measurement's own step says nothing. A count has no step: one message that was lost is one too many. */
const leastOf = (column: string) => (/CPU s/.test(column) ? 0.1 : column === 'p50' ? 0.05 : isCpu(column) ? 0.02 : 0)

/** Kept figures of benches that ran, which none of today's figures is compared with: a renamed column would hide whatever became worse in it. */
export const lostFrom = (kept: KeptFigure[], figures: Figure[], ran: ReadonlySet<string>) =>
  kept.filter(({ bench, name }) => ran.has(bench) && !figures.some((figure) => figure.bench === bench && figure.name === name))

/** The figures that became worse by more than a fifth. CPU is measured in the yardstick of each run, bytes and counts in themselves. */
export function worseThan(kept: KeptFigure[], figures: Figure[], yardstick: number) {
  return figures.flatMap((figure) => {
    const before = kept.find(({ bench, name }) => bench === figure.bench && name === figure.name)
    if (!before) return []
    // Columns may hold a colon, as "visitor: server".
    const column = figure.name.slice(figure.name.lastIndexOf(': ') + 2)
    const expected = before.value * (isCpu(figure.name.includes('CPU') ? 'CPU' : column) ? yardstick / before.yardstick : 1)
    const times = figure.value / expected
    return times > MOST_WORSE && figure.value - expected > leastOf(column) ? [{ ...figure, expected, times }] : []
  })
}
