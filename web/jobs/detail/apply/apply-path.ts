import { href } from 'react-router'
/** The page on which a candidate applies for a job; 0 is the open position. A visitor signs in there first, and continues. */
export const applyPath = ({ company_id, job_id }: { company_id: number; job_id: number }) => `${href('/job_offer/apply')}?id=${job_id}&company_id=${company_id}`
