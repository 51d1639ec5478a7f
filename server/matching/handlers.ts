import { candidate } from '#server/api.ts'
import { countWishes } from './count-wishes.ts'
import { changeMatchWeights, countWhatIf, showMatchWeights } from './match-weights.ts'

export const matching = {
  match_weights: {
    show: candidate.match_weights.show.handler(({ context }) => showMatchWeights(context)),
    change: candidate.match_weights.change.handler(({ context, input }) => changeMatchWeights(context, input)),
  },
  matching: {
    what_if: candidate.matching.what_if.handler(({ context }) => countWhatIf(context)),
    wishes: candidate.matching.wishes.handler(({ context }) => countWishes(context)),
  },
}
