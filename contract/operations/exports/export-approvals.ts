import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, Uuid } from '#contract/platform/ids.ts'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** Personal data of many, which leave the service only when a second operator agreed. */
export const ExportApproval = z.object({
  id: z.uuid(),
  /** Who confirmed which version of an announcement when. */
  kind: z.enum(['notice_confirmations']),
  subject_id: z.string().meta({ example: '12' }),
  subject_title: z.string().meta({ example: '面談の種類の選び方が変わります' }),
  /** How many lines the file would have at this moment. */
  line_count: z.int().meta({ example: 790 }),
  reason: z.string().meta({ example: '規約の変更を伝えたことを示すため' }),
  state: z.enum(['waiting', 'approved', 'refused', 'expired']),
  requested_at: Timestamp,
  requested_by_name: z.string().meta({ example: '運営 花子' }),
  is_mine: z.boolean(),
  decided_at: Timestamp.nullable(),
  decided_by_name: z.string(),
  decided_reason: z.string(),
  expires_at: Timestamp.nullable(),
  fetched_at: Timestamp.nullable(),
})
export type ExportApproval = z.infer<typeof ExportApproval>

const tags = ['export_approvals']
const path = '/operators/export_approvals/'
const id = Uuid
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND, INPUT_INVALID } = errors
const { EXPORT_DECIDED, EXPORT_NOT_APPROVED } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const grave = { ...guarded, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND, INPUT_INVALID }

export const exportApprovals = {
  list: forOperator('see_notices')
    .route({ method: 'GET', path, summary: '個人データのエクスポートの申請を見る', tags })
    .output(z.object({ export_approvals: z.array(ExportApproval) }))
    .errors(guarded),
  request: forOperator('export_people')
    .route({ method: 'POST', path: '/operators/notifications/{id}/exports/', summary: '確認した人の一覧のエクスポートを申請する', tags })
    .input(z.strictObject({ id: Id, reason: Reason }))
    .output(z.object({ id: z.string().meta({ example: '3f2c8a52-9a4d-4a5e-8f14-6d1f0b7f6c21' }) }))
    .errors(grave),
  /** By somebody else than who asked. What is approved can be fetched for a day. */
  decide: forOperator('export_people')
    .route({ method: 'PUT', path: `${path}{id}/decision/`, summary: '書き出しを許可する・断る', tags })
    .input(z.strictObject({ id, is_approved: z.boolean(), reason: Reason }))
    .output(Done)
    .errors({ ...grave, ...secondOperatorRefusals, EXPORT_DECIDED }),
  /** For the operator who asked for it. */
  fetch: forOperator('export_people')
    .route({ method: 'GET', path: `${path}{id}/file/`, summary: '許可された一覧をCSVでダウンロードする', tags })
    .input(z.object({ id }))
    .output(z.file())
    .errors({ ...grave, EXPORT_NOT_APPROVED }),
}
