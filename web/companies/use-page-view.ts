import { useEffect } from 'react'
import { api } from '#web/api.ts'

/** Counts that somebody opened this page, once it is shown to them: what is loaded ahead, and what programs read, does not count. Nothing of who it is goes along. */
export function usePageView(company_id: number, job_id: number) {
  useEffect(() => {
    const count = async () => (await api()).companies.record_view({ id: company_id, job_id }, { context: { silent: true } })
    // Nobody waits for it, or is told that it failed.
    count().catch(() => {})
  }, [company_id, job_id])
}
