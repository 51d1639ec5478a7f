import { anyoneWaiting, candidate, candidateWaiting } from '#server/api.ts'
import { beginLine, linkLine, unlinkLine } from './request-line.ts'
import { finishLine } from './finish-line.ts'

export const lineSessions = {
  begin: anyoneWaiting.sessions.line.begin.handler(({ context, input }) => beginLine(context, input)),
  finish: anyoneWaiting.sessions.line.finish.handler(({ context, input }) => finishLine(context, input.query)),
}

export const line = {
  line: {
    begin: candidateWaiting.line.begin.handler(({ context }) => linkLine(context)),
    unlink: candidate.line.unlink.handler(({ context }) => unlinkLine(context)),
  },
}
