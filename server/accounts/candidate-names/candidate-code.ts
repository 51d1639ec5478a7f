/** What stands for a candidate without a name; `candidate-label.ts` writes the same in SQL. */
export const candidateCode = (candidate_user_id: string) => candidate_user_id.slice(0, 4).toUpperCase()
