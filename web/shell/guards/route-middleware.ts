import { type MiddlewareFunction, redirect } from 'react-router'
import { areaContext, memberContext, siteContext } from '#web/page-context.ts'
import { wayOfMember } from './way-of-member.ts'
import { signInPath } from './sign-in-path.ts'

/** Whoever is not signed in is sent to where one signs in, with the way back. */
const signedIn: MiddlewareFunction<Response> = ({ context, url: { pathname, search } }) => {
  if (context.get(areaContext) !== 'candidate') throw redirect(signInPath(pathname + search, context.get(siteContext).logout_url))
}

/** Who is signed in already has no use for the page: it leads home. */
const signedOut: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(areaContext) === 'candidate') throw redirect('/')
}

/** Whoever is signed in for a company, even if the second factor is still to come. */
const entering: MiddlewareFunction<Response> = ({ context, url: { pathname, search } }) => {
  if (context.get(areaContext) !== 'company') throw redirect(signInPath(pathname + search, context.get(siteContext).logout_url))
}

/** The company's pages are for its members: after their second factor, and as far as they may see them. */
const member: MiddlewareFunction<Response> = (args, next) => {
  void entering(args, next)
  const { pathname, search } = args.url
  const way = wayOfMember(args.context.get(memberContext), pathname, search)
  if (way) throw redirect(way)
}

const middlewareByName: Record<string, MiddlewareFunction<Response>> = { 'signed-in': signedIn, 'signed-out': signedOut, entering, member }

/** A page names what guards it: `export const middleware = routeMiddleware('signed-in')`. A guard goes on, aborts or redirects. */
export const routeMiddleware = (...names: string[]) =>
  names.map((name) => {
    const middleware = Object.hasOwn(middlewareByName, name) ? middlewareByName[name] : undefined
    if (!middleware) throw new Error('Unknown route middleware')
    return middleware
  })
