import { anyone, candidate, operator } from '#server/api.ts'
import { answerReport, changeReport, closeReport } from './answer-report.ts'
import { createReport, listOwnReports } from './create-report.ts'
import { listReports } from './list-reports.ts'
import { requestDisclosure, decideDisclosure } from './openings/disclosures.ts'
import { readDisclosedConversation } from './openings/read-disclosed-conversation.ts'
import { showReport } from './show-report.ts'

export const reports = { create: anyone.reports.create.handler(({ context, input }) => createReport(context, input)) }

export const ownReports = { reports: candidate.reports.handler(({ context }) => listOwnReports(context)) }

const seeing = operator.reports
const handling = operator.reports
const opening = operator.reports

export const operatorReports = {
  reports: {
    list: seeing.list.handler(({ context, input }) => listReports(context, input)),
    show: seeing.show.handler(({ context, input }) => showReport(context, input.id)),
    change: handling.change.handler(({ context, input }) => changeReport(context, input)),
    answer: handling.answer.handler(({ context, input }) => answerReport(context, input)),
    close: handling.close.handler(({ context, input }) => closeReport(context, input)),
    ask_to_open: opening.ask_to_open.handler(({ context, input }) => requestDisclosure(context, input)),
    decide_opening: opening.decide_opening.handler(({ context, input }) => decideDisclosure(context, input)),
    thread: opening.thread.handler(({ context, input }) => readDisclosedConversation(context, input.id)),
  },
}
