import { member } from '#server/api.ts'
import { askForScorecard, cancelScorecardRequest } from './ask-for-scorecard.ts'
import { listScorecards } from './list-scorecards.ts'
import { saveScorecard } from './save-scorecard.ts'

export const scorecards = {
  list: member.scorecards.list.handler(({ context, input }) => listScorecards(context, input.id)),
  save: member.scorecards.save.handler(({ context, input }) => saveScorecard(context, input)),
  ask: member.scorecards.ask.handler(({ context, input }) => askForScorecard(context, input)),
  cancel_request: member.scorecards.cancel_request.handler(({ context, input }) => cancelScorecardRequest(context, input)),
}
