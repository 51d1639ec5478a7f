import { stringify } from 'csv-stringify/sync'
import type { FigurePeriod } from '#contract/hiring/analytics/figure-period.ts'
import { differenceText, rateText } from '#contract/hiring/analytics/rate-text.ts'
import { selectionColumns } from '#contract/hiring/analytics/selection-file-columns.ts'
import { selectionSources, selectionStages, type SelectionTable, stageNames } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { SelectionFigures } from '#contract/hiring/analytics/selection-figures.ts'
import { channels as channelWords } from '#contract/hiring/selection/found-via.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { showSelectionFigures } from './show-selection-figures.ts'

type Line = Record<string, string | number | null>

/** One table of the page as a file, with the same heads. What people typed cannot become a formula there. */
export async function exportSelectionFigures(context: MemberContext, { table, ...asked }: FigurePeriod & { table: SelectionTable }) {
  const figures = await showSelectionFigures(context, asked)
  const { steps } = await selectionWords(context.db)
  const lines = linesOf(figures, (step) => steps.find(({ key }) => key === step)?.name ?? step)[table]()
  const text = stringify(lines, { header: true, columns: selectionColumns[table], bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([text], `selection-${table}-${figures.since}-${figures.until}.csv`, { type: 'text/csv' })
}

/** What stands in the cells. */
function linesOf(figures: SelectionFigures, stepName: (step: string) => string): Record<SelectionTable, () => Line[]> {
  const { all, before } = figures
  return {
    stages: () =>
      stageNames.map((stage, place) => ({
        stage: selectionStages[stage],
        count: all[stage],
        rate: place === 0 ? '' : rateText(all[stage], all[stageNames[place - 1]!]),
        before: before.all[stage],
        difference: differenceText(all[stage], before.all[stage]),
      })),
    steps: () => figures.stays.map(({ step, step_name, step_id: _id, ...stay }) => ({ step: step_name ?? stepName(step), ...stay })),
    jobs: () => figures.jobs.map(({ position_title: label, id: _id, ...counts }) => ({ label, ...counts })),
    sources: () => figures.sources.map(({ source, ...counts }) => ({ label: selectionSources[source], ...counts })),
    channels: () => figures.channels.map(({ channel, ...counts }) => ({ label: channelWords[channel], ...counts, rate: rateText(counts.hired, counts.begun) })),
    members: () => figures.members.map(({ name: label, id: _id, ...counts }) => ({ label, ...counts })),
    parts: () => figures.parts,
    cohorts: () =>
      figures.cohorts.map(({ month, begun, reached }) => ({
        month,
        begun,
        ...Object.fromEntries(Object.entries(reached).map(([key, count]) => [key, count ?? '集計中'])),
      })),
  }
}
