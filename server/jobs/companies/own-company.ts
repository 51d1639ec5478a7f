import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { CompanyPageChange, OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import { responseFigures } from '#server/companies/directory/public-companies.ts'
import { showCompany } from './show-company.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { dropDraft, ownDraft } from '#server/companies/pages/content/page-draft.ts'
import { ownContent } from '#server/companies/pages/content/own-content.ts'
import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import { fail } from '#server/fail.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { differences, settledContent } from '#server/companies/pages/content/settled-content.ts'
import { pageProblems } from '#server/companies/pages/content/page-problems.ts'
import { writeContent } from '#server/companies/pages/content/write-content.ts'
import { dropPictures } from '#server/companies/pages/pictures/company-pictures.ts'

const CHANGES = 30

/** A member's own company as it is written, as visitors see it, and its history. It is shown whether public or not. */
export async function showOwnCompany(context: MemberContext): Promise<OwnCompanyPage> {
  const { db, viewer } = context
  const id = viewer.company_id
  const { content, version } = await ownContent(db, id)
  const { company, company_finances, jobs } = await showCompany(context, id, db.selectFrom('companies'))
  const draft = await ownDraft(context)
  const recent = db.selectFrom('company_changes').select('id').where('company_id', '=', id).orderBy('id', 'desc').limit(CHANGES)
  const history = await db
    .selectFrom('company_changes')
    .select(['version', 'changed_by', 'changed_at', 'changes'])
    .where('company_id', '=', id)
    // A draft is merged with all that was published since it began.
    .where(({ or, eb }) => or([eb('id', 'in', recent), ...(draft ? [eb('version', '>', draft.version)] : [])]))
    .orderBy('id', 'desc')
    .execute()
  const shown = { company, company_finances, jobs, response_figures: await responseFigures(db, id) }
  return { content, version, shown, history: history as CompanyPageChange[], draft }
}

type Change = Partial<CompanyContent> & { version?: number | undefined; draft_revision?: number | undefined }

/** Changes the named fields, at once and publicly. Of two members who began at the same version, the second gets the edit conflict. */
export async function changeOwnCompany(context: MemberContext, { version, draft_revision, ...change }: Change) {
  const { db, viewer, now, language } = context
  const { company_id } = viewer
  const before = await ownContent(db, company_id, true)
  if (version !== undefined && version !== before.version) fail('PAGE_CHANGED')
  const settled = settledContent(before.content, change)
  refuseProblems(await pageProblems(db, { company_id, today: japanDay(now()) }, before.content, settled), language)

  if (draft_revision !== undefined) await dropDraft(context, draft_revision)
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
