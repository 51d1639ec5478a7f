import { readFileSync, writeFileSync } from 'node:fs'

export type Figure = { bench: string; name: string; value: number }
/** With the commit that was measured, and `yardstick`: CPU ms of a fixed piece of work on that machine, as busy as it was. */
export type KeptFigure = Figure & { commit: string; date: string; machine: string; yardstick: number }

const file = new URL('../kept-figures.json', import.meta.url)

export const keptFigures = () => JSON.parse(readFileSync(file, 'utf8')) as KeptFigure[]
export const saveFigures = (kept: KeptFigure[]) => writeFileSync(file, `[\n${kept.map((figure) => `  ${JSON.stringify(figure)}`).join(',\n')}\n]\n`)

/** The numbers of the tables that a bench printed, in the columns asked for, by the names of row and column. */
export function figuresOf(bench: string, printed: string, columns: RegExp): Figure[] {
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
        if (place > 0 && columns.test(column) && Number.isFinite(value)) figures.push({ bench, name: `${nameOf(cells[0]!)}: ${column}`, value })
      }
  }
  return figures
}

/** The bytes of a page stand in the name of its floor and change with each run. */
const nameOf = (row: string) => row.replace(/, [\d,]+ bytes/, '')

const MOST_WORSE = 1.2
/** What is smaller than a measurement's own step says nothing. */
const LEAST: [column: RegExp, value: number][] = [
  [/^CPU s/, 0.1],
  [/./, 0.02],
]

/** The figures that became worse by more than a fifth. CPU is measured in the yardstick of each run, memory in itself. */
export function worseThan(kept: KeptFigure[], figures: Figure[], yardstick: number) {
  return figures.flatMap((figure) => {
    const before = kept.find(({ bench, name }) => bench === figure.bench && name === figure.name)
    if (!before) return []
    const column = figure.name.slice(figure.name.lastIndexOf(': ') + 2)
    const expected = before.value * (column.startsWith('resident') ? 1 : yardstick / before.yardstick)
    const least = LEAST.find(([pattern]) => pattern.test(column))![1]
    const times = figure.value / expected
    return times > MOST_WORSE && figure.value - expected > least ? [{ ...figure, expected, times }] : []
  })
}
