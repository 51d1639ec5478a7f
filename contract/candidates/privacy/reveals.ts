import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { CompanyListed } from './privacy.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { RevealPart } from './shown-parts.ts'
import { RevealLevel } from './visible-candidate.ts'

const RevealedLevel = RevealLevel.exclude(['anonymous'])

/** `parts`: what is shown; `contact_after_answer`: the contact is added by the company's first answer. */
export const Reveal = z.object({
  company: CompanyListed,
  level: RevealLevel.meta({ example: 'name' }),
  parts: z.array(RevealPart).meta({ example: ['profile', 'name'] }),
  contact_after_answer: z.boolean(),
  granted_at: Timestamp.meta({ example: '2026-11-20T18:00:00+09:00' }),
})
export type Reveal = z.infer<typeof Reveal>

const tags = ['privacy']
const signedIn = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }
const refusals = { ...signedIn, NOT_FOUND: errors.NOT_FOUND }
const CompanyId = z.strictObject({ company_id: IdOfCompany })

/** How far I opened to which company: anonymous, then the career, the name, and the contact. */
export const reveals = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/reveals/', summary: '企業に公開した範囲を見る', tags })
    .output(z.object({ reveals: z.array(Reveal) }))
    .errors(signedIn),
  /**
   * Only to a company with which there is a thread; it stands in the thread, for both to read. `parts` says part by part what is shown from now on: what is not named is
   * closed, files of applications that are closed are deleted, and no `attached_files` can be added. A contact that waits for the first answer goes on waiting.
   * `level`, in the place of parts: each has those before it; a 職務経歴書 stays as chosen.
   */
  grant: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/reveals/{company_id}/', summary: '企業に公開する範囲を決める', tags })
    .input(
      CompanyId.extend({
        level: RevealedLevel.optional(),
        parts: z
          .array(RevealPart)
          .max(RevealPart.options.length)
          .optional()
          .meta({ example: ['profile', 'career'] }),
        files_confirmed: z.boolean().optional(),
      }).refine(({ level, parts }) => (level === undefined) !== (parts === undefined), { path: ['parts'], error: '公開する範囲を選んでください。' }),
    )
    .output(Done)
    .errors({
      ...refusals,
      INPUT_INVALID: errors.INPUT_INVALID,
      COMPANY_BLOCKED: errors.COMPANY_BLOCKED,
      PARTNER_UNREACHABLE: errors.PARTNER_UNREACHABLE,
      THREAD_CLOSED: errors.THREAD_CLOSED,
    }),
  revoke: forCandidate
    .route({ method: 'DELETE', path: '/candidate_users/reveals/{company_id}/', summary: '企業への公開を停止', tags })
    .input(CompanyId)
    .output(Done)
    .errors(refusals),
}
