import { z } from 'zod'
import { companyActNames } from '#contract/accounts/members/company-acts.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const Asked = z.strictObject({ act: z.enum(companyActNames).meta({ description: 'その操作の名前', example: 'publish_jobs' }) })
const tags = ['company_members']
const path = '/company_users/role_requests/'
const { SIGN_IN_REQUIRED } = errors

/** A member asks the admins for a role that allows something. */
export const roleRequests = {
  show: forMember('see_account')
    .route({ method: 'GET', path, summary: '役割をだれに頼めるかを見る', tags })
    .input(Asked)
    .output(
      z.object({
        /** Their names: each is notified. */
        admins: z.array(z.string()).meta({ example: ['三枝 由香'] }),
        /** When the member asked for this today; null when not yet. */
        asked_at: Timestamp.nullable(),
      }),
    )
    .errors({ SIGN_IN_REQUIRED }),
  /** Notifies every admin, once a day for each act; a second request that day changes nothing. Nobody is notified of what the member's role allows already. */
  create: forMember('see_account').route({ method: 'POST', path, summary: '管理者に役割を頼む', tags }).input(Asked).output(Done).errors({ SIGN_IN_REQUIRED }),
}
