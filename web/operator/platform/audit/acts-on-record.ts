import { AuditSearch } from '#contract/platform/audit/audit-logs.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** What operators did. */
export const actsOnRecord = workSource({
  name: 'audit',
  search: AuditSearch,
  ask: async ({ operators }, search) => {
    const { audit_logs: rows, ...found } = await operators.audit_logs(search)
    return { rows, ...found }
  },
})
