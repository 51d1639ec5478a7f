import { operator } from '#server/api.ts'
import { exportYear, saveYear, showYear } from './yearly-figures.ts'

const seeing = operator.yearly_figures

export const yearlyFigures = {
  yearly_figures: {
    show: seeing.show.handler(({ context, input }) => showYear(context, input.date)),
    file: seeing.file.handler(({ context, input }) => exportYear(context, input.date)),
    keep: operator.yearly_figures.keep.handler(({ context, input }) => saveYear(context, input.date)),
  },
}
