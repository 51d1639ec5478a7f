import { anyone } from '#server/api.ts'
import { confirmSession } from './confirming/confirm-session.ts'
import { endSession } from './end-session.ts'
import { signIn } from './sign-in.ts'
import { signInWays } from './ways/sign-in-ways.ts'

export const sessions = {
  ways: anyone.sessions.ways.handler(() => signInWays()),
  create: anyone.sessions.create.handler(({ context, input }) => signIn(context, input)),
  end: anyone.sessions.end.handler(({ context }) => endSession(context)),
  confirm: anyone.sessions.confirm.handler(({ context, input }) => confirmSession(context, input.password)),
}
