/** The sign-in page, which leads back to where one was. */
export const signInPath = (next: string, logoutUrl = '') => `${logoutUrl}/online/companies/?${new URLSearchParams({ next })}`
