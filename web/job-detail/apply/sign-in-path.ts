/** The sign-in page, which leads back to the job. */
export const signInPath = (next: string) => `/online/companies/?next=${encodeURIComponent(next)}`
