import { href, useSearchParams } from 'react-router'

type Applied = { company_id: number; job_id: number; referral?: string | null | undefined }

/** The page on which a candidate applies for a job; 0 is the open position. A visitor signs in there first, and continues. */
export const applyPath = ({ company_id, job_id, referral }: Applied) =>
  `${href('/job_offer/apply')}?id=${job_id}&company_id=${company_id}${referral ? `&referral=${encodeURIComponent(referral)}` : ''}`

/** The same from a page that was opened by a colleague's link, which goes along. */
export function useApplyPath() {
  const [params] = useSearchParams()
  return (applied: Applied) => applyPath({ referral: params.get('referral'), ...applied })
}
