import { type MiddlewareFunction, redirect } from 'react-router'
import { siteContext } from '#web/page-context.ts'

/** Nobody can sign in yet: whoever asks is sent to where signing in will be, with the way back. */
const signedIn: MiddlewareFunction<Response> = ({ context, url: { pathname, search } }) => {
  throw redirect(`${context.get(siteContext).logout_url}/online/companies/?${new URLSearchParams({ next: pathname + search })}`)
}

const middlewareByName: Record<string, MiddlewareFunction<Response>> = { 'signed-in': signedIn }

/** A page names what guards it: `export const middleware = routeMiddleware('signed-in')`. A guard goes on, aborts or redirects. */
export const routeMiddleware = (...names: string[]) =>
  names.map((name) => {
    const middleware = Object.hasOwn(middlewareByName, name) ? middlewareByName[name] : undefined
    if (!middleware) throw new Error('Unknown route middleware')
    return middleware
  })
