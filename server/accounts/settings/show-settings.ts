import type { RequestContext } from '../../request-context.ts'
import type { AccountSettings } from '#contract/account-security.ts'
import type { CandidateViewer } from '../../sessions/viewer.ts'

export const showSettings = ({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) =>
  db
    .selectFrom('candidate_users')
    .select(['is_open', 'is_mama', 'username', 'language', 'enable_notification', 'enable_mail_magazine'])
    .where('id', '=', viewer.id)
    .$castTo<AccountSettings>()
    .executeTakeFirstOrThrow()
