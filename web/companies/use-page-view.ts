import { useEffect } from 'react'
import { tellUnwaited } from '#web/platform/api/api.ts'

/** Counts that somebody opened this page, once it is shown to them: what is loaded ahead, and what programs read, does not count. Nothing of who it is goes along. */
export function usePageView(company_id: number, job_id: number) {
  useEffect(() => void tellUnwaited(`/companies/${company_id}/views/`, { job_id }), [company_id, job_id])
}
