import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { Company, CompanyFinance, OtherJob, ResponseFigures } from './companies.ts'
import { CompanyContent } from './company-content.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { readableNames } from '#contract/accounts/names/name-problem.ts'
import { PageDraft, pageDrafts } from './page-drafts.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'

/** One saving of the page: which fields it changed, from what to what. */
export const CompanyPageChange = z.object({
  /** The page's version afterwards. */
  version: z.int().meta({ example: 4 }),
  changed_by: z.string().meta({ example: '三枝 晴' }),
  changed_at: Timestamp.meta({ example: '2026-11-20T18:02:11+09:00' }),
  changes: z
    .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
    .meta({ example: { vision: { from: 'よい道具を。', to: '目立たない仕事ほど、よい道具を。' } } }),
})
export type CompanyPageChange = z.infer<typeof CompanyPageChange>

/** One's own company: what it writes, what visitors are shown, and what was changed, the latest first. */
export const OwnCompanyPage = z.object({
  content: CompanyContent,
  /** Counts every saving of the page, its people and its funding. */
  version: z.int().meta({ example: 4 }),
  shown: z.object({
    company: Company,
    company_finances: z.array(CompanyFinance),
    jobs: z.array(OtherJob),
    response_figures: z.array(ResponseFigures),
  }),
  history: z.array(CompanyPageChange),
  /** What the member who asks typed and did not publish; null for colleagues. */
  draft: PageDraft.nullable().meta({ example: null }),
})
export type OwnCompanyPage = z.infer<typeof OwnCompanyPage>

export const PictureUse = z.enum(['logo', 'image', 'photo'])
export type PictureUse = z.infer<typeof PictureUse>

const tags = ['company_page']

export const companyPages = {
  company: {
    show: forMember('see_company')
      .route({ method: 'GET', path: '/company_users/company/', summary: '自社の企業ページを見る', tags })
      .output(OwnCompanyPage)
      .errors(memberRefusals),

    /** What is absent stays. With the `version` that was read, a page that somebody else saved meanwhile is left as it is: 409. Another company's picture is not found: 404. With `draft_revision` the member's draft goes, unless it was saved since. */
    change: forMember('edit_company')
      .route({ method: 'PATCH', path: '/company_users/company/', summary: '自社の企業ページを直す', tags })
      .input(CompanyContent.partial().extend({ version: z.int().optional(), draft_revision: z.int().optional() }).superRefine(readableNames))
      .output(OwnCompanyPage)
      .errors({ ...memberRefusals, PAGE_CHANGED: errors.PAGE_CHANGED, NOT_FOUND: errors.NOT_FOUND }),

    ...pageDrafts,

    /** The picture is drawn again without its metadata. It is public once the page names its address, and is deleted after a day if no page does. */
    add_picture: forMember('edit_company')
      .route({ method: 'POST', path: '/company_users/company/pictures/', summary: '企業ページの写真を送る', tags })
      .input(z.strictObject({ file: z.file(), use: PictureUse }))
      .output(z.object({ picture: z.string().meta({ example: '/pictures/0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b17.webp' }) }))
      .errors({
        ...memberRefusals,
        PAYLOAD_TOO_LARGE: errors.PAYLOAD_TOO_LARGE,
        FILES_FULL: errors.FILES_FULL,
        TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS,
      }),
  },
}
