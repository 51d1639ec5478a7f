import { type MiddlewareFunction, redirect } from 'react-router'
import { areaContext, siteContext } from '#web/page-context.ts'
import { signInPath } from './sign-in-path.ts'

/** Whoever is not signed in is sent to where one signs in, with the way back. */
const signedIn: MiddlewareFunction<Response> = ({ context, url: { pathname, search } }) => {
  if (context.get(areaContext) !== 'candidate') throw redirect(signInPath(pathname + search, context.get(siteContext).logout_url))
}

/** Who is signed in already has no use for the page: it leads home. */
const signedOut: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(areaContext) === 'candidate') throw redirect('/')
}

/** The company's pages are for its members. */
const member: MiddlewareFunction<Response> = ({ context, url: { pathname, search } }) => {
  if (context.get(areaContext) !== 'company') throw redirect(signInPath(pathname + search, context.get(siteContext).logout_url))
}

const middlewareByName: Record<string, MiddlewareFunction<Response>> = { 'signed-in': signedIn, 'signed-out': signedOut, member }

/** A page names what guards it: `export const middleware = routeMiddleware('signed-in')`. A guard goes on, aborts or redirects. */
export const routeMiddleware = (...names: string[]) =>
  names.map((name) => {
    const middleware = Object.hasOwn(middlewareByName, name) ? middlewareByName[name] : undefined
    if (!middleware) throw new Error('Unknown route middleware')
    return middleware
  })
