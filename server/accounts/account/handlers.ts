import { candidate } from '#server/api.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../devices/own-sessions.ts'
import { requestEmailChange } from '../emails/request-email-change.ts'
import { changePassword } from '../passwords/passwords.ts'
import { changeSettings, showSettings } from '../settings/account-settings.ts'
import { closeTip } from '../settings/close-tip.ts'
import { showAccount } from '#server/hiring/account/show-account.ts'

export const accounts = {
  account: candidate.account.handler(({ context }) => showAccount(context)),
  settings: {
    show: candidate.settings.show.handler(({ context }) => showSettings(context)),
    change: candidate.settings.change.handler(({ context, input }) => changeSettings(context, input)),
  },
  tips: { close: candidate.tips.close.handler(({ context, input }) => closeTip(context, input.tip)) },
  password: { change: candidate.password.change.handler(({ context, input }) => changePassword(context, input)) },
  email: { ask_change: candidate.email.ask_change.handler(({ context, input }) => requestEmailChange(context, input)) },
  sessions: {
    list: candidate.sessions.list.handler(({ context }) => listOwnSessions(context)),
    end: candidate.sessions.end.handler(({ context, input }) => endOwnSession(context, input)),
    end_others: candidate.sessions.end_others.handler(({ context }) => endOtherSessions(context)),
  },
}
