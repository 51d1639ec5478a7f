import { href } from 'react-router'
/** The sign-in page, which leads back to this page. Operators have a separate one. */
export function signInPath(next: string, logoutUrl = '') {
  const back = new URLSearchParams({ next })
  return /^\/(?:operator|setup)(?:[/?]|$)/.test(next) ? `${href('/operator/sign_in')}?${back}` : `${logoutUrl}/online/companies/?${back}`
}
