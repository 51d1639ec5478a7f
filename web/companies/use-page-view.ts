import { useEffect } from 'react'
import { notifyUnwaited } from '#web/platform/api/api.ts'

/** Counts a view of this page once the browser shows it: prefetches and programs do not count. Sends nothing about the visitor. */
export function usePageView(company_id: number, job_id: number) {
  useEffect(() => void notifyUnwaited(`/companies/${company_id}/views/`, { job_id }), [company_id, job_id])
}
