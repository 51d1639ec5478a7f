import { candidate } from '#server/api.ts'
import { exportAccesses, listAccesses } from '../visibility/ledger/accesses.ts'
import { candidateAtLevels } from '../visibility/for-company/candidates-for-company.ts'
import { previewVisibility } from '../visibility/preview-visibility.ts'
import { blockCompany, listBlockedCompanies, unblockCompany } from './blocks/blocked-companies.ts'
import { allowEmployer, disallowEmployer, listBlockedEmployers } from './employers/blocked-employers.ts'
import { addBlockRule, listBlockRules, previewBlockRule, removeBlockRule } from './rules/block-rules.ts'
import { changePrivacy, showPrivacy } from './settings/privacy-settings.ts'

export const privacy = {
  privacy: {
    show: candidate.privacy.show.handler(({ context }) => showPrivacy(context)),
    change: candidate.privacy.change.handler(({ context, input }) => changePrivacy(context, input)),
  },
  blocked_companies: {
    list: candidate.blocked_companies.list.handler(({ context }) => listBlockedCompanies(context)),
    block: candidate.blocked_companies.block.handler(({ context, input }) => blockCompany(context, input.company_id)),
    unblock: candidate.blocked_companies.unblock.handler(({ context, input }) => unblockCompany(context, input.company_id)),
  },
  block_rules: {
    list: candidate.block_rules.list.handler(({ context }) => listBlockRules(context)),
    preview: candidate.block_rules.preview.handler(({ context, input }) => previewBlockRule(context, input)),
    add: candidate.block_rules.add.handler(({ context, input }) => addBlockRule(context, input)),
    remove: candidate.block_rules.remove.handler(({ context, input }) => removeBlockRule(context, input.id)),
  },
  blocked_employers: {
    list: candidate.blocked_employers.list.handler(({ context }) => listBlockedEmployers(context)),
    allow: candidate.blocked_employers.allow.handler(({ context, input }) => allowEmployer(context, input.company_id)),
    disallow: candidate.blocked_employers.disallow.handler(({ context, input }) => disallowEmployer(context, input.company_id)),
  },
  visibility_preview: candidate.visibility_preview.handler(({ context, input }) => previewVisibility(context, input.company_id)),
  visibility_levels: candidate.visibility_levels.handler(async ({ context }) => ({ levels: await candidateAtLevels(context.db, context.viewer.id) })),
  access_ledger: {
    list: candidate.access_ledger.list.handler(({ context, input }) => listAccesses(context, input)),
    export: candidate.access_ledger.export.handler(({ context, input }) => exportAccesses(context, input.file_format ?? 'csv')),
  },
}
