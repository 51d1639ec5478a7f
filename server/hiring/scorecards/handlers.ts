import { member } from '#server/api.ts'
import { askForScorecard, cancelScorecardRequest } from './ask-for-scorecard.ts'
import { listScorecards } from './list-scorecards.ts'
import { saveScorecard } from './save-scorecard.ts'
import { applicationSubject, outsideSubject } from './scorecard-subject.ts'

const scorecards = {
  list: member.scorecards.list.handler(({ context, input }) => listScorecards(context, applicationSubject, input.id)),
  save: member.scorecards.save.handler(({ context, input }) => saveScorecard(context, applicationSubject, input)),
  ask: member.scorecards.ask.handler(({ context, input }) => askForScorecard(context, applicationSubject, input)),
  cancel_request: member.scorecards.cancel_request.handler(({ context, input }) => cancelScorecardRequest(context, applicationSubject, input)),
}

const outside_scorecards = {
  list: member.outside_scorecards.list.handler(({ context, input }) => listScorecards(context, outsideSubject, input.id)),
  save: member.outside_scorecards.save.handler(({ context, input }) => saveScorecard(context, outsideSubject, input)),
  ask: member.outside_scorecards.ask.handler(({ context, input }) => askForScorecard(context, outsideSubject, input)),
  cancel_request: member.outside_scorecards.cancel_request.handler(({ context, input }) => cancelScorecardRequest(context, outsideSubject, input)),
}

export const scorecardHandlers = { scorecards, outside_scorecards }
