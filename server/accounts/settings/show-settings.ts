import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { AccountSettings } from '#contract/accounts/sign-in/account-security.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

export const showSettings = ({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) =>
  db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select(['is_open', 'is_mama', 'username', 'language', 'enable_notification', 'enable_mail_magazine'])
    .where('accounts.id', '=', viewer.id)
    .$castTo<AccountSettings>()
    .executeTakeFirstOrThrow()
