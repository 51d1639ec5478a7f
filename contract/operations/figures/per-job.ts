/** How many candidates there are for a job, with one digit; empty where either is too few to say. */
export const perJob = ({ candidates, jobs }: { candidates: number | null; jobs: number }) =>
  candidates === null || jobs === 0 ? '' : (candidates / jobs).toFixed(1)
