/** Shared by the shapes and by the forms, which load no shapes. */
export const SHORTEST_REASON = 40
export const LONGEST_REASON = 3000
export const MOST_SALARY_RATIO = 2
/** For so long after sending nothing leaves, and the sender can take the scout back. */
export const CANCEL_SECONDS = 60
