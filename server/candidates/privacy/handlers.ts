import { candidate } from '#server/api.ts'
import { exportAccesses } from '../visibility/ledger/export-accesses.ts'
import { listAccesses } from '../visibility/ledger/list-accesses.ts'
import { previewVisibility } from '../visibility/preview-visibility.ts'
import { blockCompany } from './blocks/block-company.ts'
import { listBlockedCompanies } from './blocks/list-blocked-companies.ts'
import { unblockCompany } from './blocks/unblock-company.ts'
import { allowEmployer } from './employers/allow-employer.ts'
import { disallowEmployer } from './employers/disallow-employer.ts'
import { listBlockedEmployers } from './employers/list-blocked-employers.ts'
import { addBlockRule } from './rules/add-block-rule.ts'
import { listBlockRules } from './rules/list-block-rules.ts'
import { previewBlockRule } from './rules/preview-block-rule.ts'
import { removeBlockRule } from './rules/remove-block-rule.ts'
import { changePrivacy } from './settings/change-privacy.ts'
import { showPrivacy } from './settings/show-privacy.ts'

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
  access_ledger: {
    list: candidate.access_ledger.list.handler(({ context, input }) => listAccesses(context, input)),
    export: candidate.access_ledger.export.handler(({ context, input }) => exportAccesses(context, input.file_format ?? 'csv')),
  },
}
