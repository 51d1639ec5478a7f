import { endOtherSessions, endOwnSession, listOwnSessions } from '#server/accounts/devices/own-sessions.ts'
import { requestEmailChange } from '#server/accounts/emails/request-email-change.ts'
import { changePassword } from '#server/accounts/passwords/passwords.ts'
import { member } from '#server/api.ts'
import { changeCompanySettings, renameMember, showCompanyAccount, showCompanySettings } from './company-account.ts'

const seeing = member
const own = member

export const companyAccounts = {
  account: seeing.account.handler(({ context }) => showCompanyAccount(context)),
  own: { change: own.own.change.handler(({ context, input }) => renameMember(context, input.name)) },
  settings: {
    show: member.settings.show.handler(({ context }) => showCompanySettings(context)),
    change: member.settings.change.handler(({ context, input }) => changeCompanySettings(context, input)),
  },
  password: { change: own.password.change.handler(({ context, input }) => changePassword(context, input)) },
  email: { ask_change: own.email.ask_change.handler(({ context, input }) => requestEmailChange(context, input)) },
  sessions: {
    list: seeing.sessions.list.handler(({ context }) => listOwnSessions(context)),
    end: own.sessions.end.handler(({ context, input }) => endOwnSession(context, input)),
    end_others: own.sessions.end_others.handler(({ context }) => endOtherSessions(context)),
  },
}
