import { href, type MiddlewareFunction, redirect } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { areaContext, enteringContext, memberContext, operatorContext, siteContext } from '#web/platform/api/page-context.ts'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'
import { factorPath } from './factor-path.ts'
import { wayOfMember } from './way-of-member.ts'

/** Sends a visitor to the sign-in page, with the way back, and a candidate before the second factor to its page. */
const signedIn: MiddlewareFunction<Response> = ({ context, url: { pathname, search } }) => {
  if (context.get(enteringContext) === 'candidate') throw redirect(factorPath(pathname + search))
  if (context.get(areaContext) !== 'candidate') throw redirect(signInPath(pathname + search, context.get(siteContext).logout_url))
}

/** A signed-in candidate does not need the page: it leads to where they wanted to go, or home. */
const signedOut: MiddlewareFunction<Response> = ({ context, url: { searchParams } }) => {
  if (context.get(areaContext) === 'candidate') throw redirect(safePath(searchParams.get('next')) ?? href('/'))
}

/** Lets a user pass who is signed in to the page's area, even before the second factor. */
const entering: MiddlewareFunction<Response> = ({ context, url: { pathname, search } }) => {
  const area = /^\/(?:operator|setup)(?:\/|$)/.test(pathname) ? 'operator' : /^\/online\/companies(?:\/|$)/.test(pathname) ? 'company' : 'candidate'
  if ((context.get(areaContext) ?? context.get(enteringContext)) !== area) throw redirect(signInPath(pathname + search, context.get(siteContext).logout_url))
}

/** Lets members pass to the company's pages: after their second factor, and as far as their role and company allow. */
const member: MiddlewareFunction<Response> = (args, next) => {
  void entering(args, next)
  const { pathname, search } = args.url
  const way = wayOfMember(args.context.get(memberContext), pathname, search)
  if (way) throw redirect(way)
}

/** Lets operators pass who have shown their second factor. */
const operator: MiddlewareFunction<Response> = (args, next) => {
  void entering(args, next)
  const standing = args.context.get(operatorContext)?.second_factor
  const way = new URLSearchParams({ next: args.url.pathname + args.url.search })
  if (standing !== 'passed') throw redirect(`/operator/second_factor${standing === 'missing' ? '/new' : ''}?${way}`)
}

const middlewareByName: Record<string, MiddlewareFunction<Response>> = { 'signed-in': signedIn, 'signed-out': signedOut, entering, member, operator }

/** A layout or a page names its guard: `export const middleware = routeMiddleware('signed-in')`. A guard continues, aborts or redirects. */
export const routeMiddleware = (...names: string[]) =>
  names.map((name) => {
    const middleware = Object.hasOwn(middlewareByName, name) ? middlewareByName[name] : undefined
    if (!middleware) throw new Error('Unknown route middleware')
    return middleware
  })
