import { anyone, anyoneWaiting, candidate, candidateWaiting } from '#server/api.ts'
import { signUpNewcomer } from '#server/candidates/registration/sign-up-newcomer.ts'
import { beginExternal } from './ask-provider.ts'
import { finishExternal } from './finish-external.ts'
import { showNewcomer } from './pending-newcomer.ts'
import { beginIdentity, listIdentities, unlinkIdentity } from './identities.ts'

export const externalSessions = {
  begin: anyoneWaiting.sessions.external.begin.handler(({ context, input }) => beginExternal(context, input)),
  finish: anyoneWaiting.sessions.external.finish.handler(({ context, input }) => finishExternal(context, input)),
  newcomer: anyone.sessions.external.newcomer.handler(({ context }) => showNewcomer(context)),
  sign_up: anyone.sessions.external.sign_up.handler(({ context, input }) => signUpNewcomer(context, input)),
}

export const identities = {
  identities: {
    list: candidate.identities.list.handler(({ context }) => listIdentities(context)),
    begin: candidateWaiting.identities.begin.handler(({ context, input }) => beginIdentity(context, input.provider)),
    unlink: candidate.identities.unlink.handler(({ context, input }) => unlinkIdentity(context, input.provider)),
  },
}
