import { operator } from '#server/api.ts'
import { exportOperatorFigures } from './export-operator-figures.ts'
import { showOperatorFigures } from './show-operator-figures.ts'

export const operatorFigures = {
  figures: {
    show: operator.figures.show.handler(({ context, input }) => showOperatorFigures(context, input)),
    file: operator.figures.file.handler(({ context, input }) => exportOperatorFigures(context, input)),
  },
}
