import { anyoneWaiting, candidate, candidateWaiting } from '#server/api.ts'
import { beginExternal } from '../external/ask-provider.ts'
import { finishExternal } from '../external/finish-external.ts'
import { beginIdentity, unlinkIdentity } from '../external/identities.ts'

export const lineSessions = {
  begin: anyoneWaiting.sessions.line.begin.handler(({ context, input }) => beginExternal(context, { provider: 'line', ...input })),
  finish: anyoneWaiting.sessions.line.finish.handler(({ context, input }) => finishExternal(context, { provider: 'line', ...input })),
}

export const line = {
  line: {
    begin: candidateWaiting.line.begin.handler(({ context }) => beginIdentity(context, 'line')),
    unlink: candidate.line.unlink.handler(({ context }) => unlinkIdentity(context, 'line')),
  },
}
