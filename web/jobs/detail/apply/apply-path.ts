/** Where one applies for a job; 0 is the open position. Whoever is not signed in is asked to there, and goes on. */
export const applyPath = ({ company_id, job_id }: { company_id: number; job_id: number }) => `/job_offer/apply?id=${job_id}&company_id=${company_id}`
