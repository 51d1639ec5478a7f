import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { forCandidate, forMember } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** Whether the other side reads 既読 under its messages, and since when; what was read before stays hidden. */
export const ReadReceipts = z.object({ is_shown: z.boolean(), since: Timestamp.nullable().meta({ example: null }) })
export type ReadReceipts = z.infer<typeof ReadReceipts>

const Choice = z.strictObject({ is_shown: z.boolean() })
const tags = ['messages']
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN } = errors

export const candidateReadReceipts = {
  read_receipts: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/read_receipts/', summary: '既読を企業に表示するかを見る', tags })
      .output(ReadReceipts)
      .errors({ SIGN_IN_REQUIRED }),
    change: forCandidate
      .route({ method: 'PUT', path: '/candidate_users/read_receipts/', summary: '既読を企業に表示するかを決める', tags })
      .input(Choice)
      .output(ReadReceipts)
      .errors({ SIGN_IN_REQUIRED }),
  },
}

export const companyReadReceipts = {
  read_receipts: {
    show: forMember('see_threads')
      .route({ method: 'GET', path: '/company_users/read_receipts/', summary: '既読を求職者に表示するかを見る', tags })
      .output(ReadReceipts)
      .errors({ SIGN_IN_REQUIRED, ROLE_FORBIDDEN }),
    change: forMember('change_settings')
      .route({ method: 'PUT', path: '/company_users/read_receipts/', summary: '既読を求職者に表示するかを決める', tags })
      .input(Choice)
      .output(ReadReceipts)
      .errors({ SIGN_IN_REQUIRED, ROLE_FORBIDDEN }),
  },
}
