import { candidate } from '#server/api.ts'
import { endOtherSessions } from '../devices/end-other-sessions.ts'
import { endOwnSession } from '../devices/end-own-session.ts'
import { listOwnSessions } from '../devices/list-own-sessions.ts'
import { askEmailChange } from '../emails/ask-email-change.ts'
import { changePassword } from '../passwords/change-password.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { showSettings } from '../settings/show-settings.ts'
import { showAccount } from '#server/hiring/account/show-account.ts'

export const accounts = {
  account: candidate.account.handler(({ context }) => showAccount(context)),
  settings: {
    show: candidate.settings.show.handler(({ context }) => showSettings(context)),
    change: candidate.settings.change.handler(({ context, input }) => changeSettings(context, input)),
  },
  password: { change: candidate.password.change.handler(({ context, input }) => changePassword(context, input)) },
  email: { ask_change: candidate.email.ask_change.handler(({ context, input }) => askEmailChange(context, input)) },
  sessions: {
    list: candidate.sessions.list.handler(({ context }) => listOwnSessions(context)),
    end: candidate.sessions.end.handler(({ context, input }) => endOwnSession(context, input)),
    end_others: candidate.sessions.end_others.handler(({ context }) => endOtherSessions(context)),
  },
}
