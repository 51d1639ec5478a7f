/** The sign-in page, which leads back to where one was. Operators have one of their own. */
export function signInPath(next: string, logoutUrl = '') {
  const back = new URLSearchParams({ next })
  return /^\/operator(?:[/?]|$)/.test(next) ? `/operator/sign_in?${back}` : `${logoutUrl}/online/companies/?${back}`
}
