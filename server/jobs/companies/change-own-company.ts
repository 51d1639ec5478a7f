import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { fail } from '#server/fail.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { differences } from '#server/companies/pages/content/differences.ts'
import { ownContent } from '#server/companies/pages/content/own-content.ts'
import { pageProblems } from '#server/companies/pages/content/page-problems.ts'
import { settledContent } from '#server/companies/pages/content/settled-content.ts'
import { writeContent } from '#server/companies/pages/content/write-content.ts'
import { dropPictures } from '#server/companies/pages/pictures/drop-pictures.ts'
import { showOwnCompany } from './show-own-company.ts'

type Change = Partial<CompanyContent> & { version?: number | undefined }

/** Changes the named fields, at once and publicly. Of two members who began at the same version, the second gets the edit conflict. */
export async function changeOwnCompany(context: MemberContext, { version, ...change }: Change) {
  const { db, viewer, now, language } = context
  const { company_id } = viewer
  const before = await ownContent(db, company_id, true)
  if (version !== undefined && version !== before.version) fail('PAGE_CHANGED')
  const settled = settledContent(before.content, change)
  refuseProblems(await pageProblems(db, { company_id, today: japanDay(now()) }, before.content, settled), language)

  if (Object.keys(differences(before.content, settled)).length === 0) return showOwnCompany(context)

  await writeContent(db, company_id, settled, before.version + 1, now())
  const after = await ownContent(db, company_id)
  const changes = differences(before.content, after.content)
  await db
    .insertInto('company_changes')
    .values({
      company_id,
      version: after.version,
      changes: JSON.stringify(changes),
      changed_by: viewer.name,
      is_public: before.state === 'active',
      changed_at: now().toISOString(),
    })
    .execute()
  await dropPictures(db, company_id, before.content, after.content)
  return showOwnCompany(context)
}
