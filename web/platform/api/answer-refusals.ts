import { ORPCError } from '@orpc/client'
import { data, redirect, type ServerBuild } from 'react-router'
import { signInPath } from '../calls/sign-in-path.ts'
import { MEMBERSHIP_FIELD, membershipHeader } from '#contract/platform/membership-header.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { memberContext, siteContext } from './page-context.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Run = NonNullable<RouteModule['loader']>

/**
 * Wraps a build so that its loaders and actions answer with the API's own status when the API refuses and the page does not
 * handle it. Otherwise React Router takes every refusal for our failure: 500, and an error in the log.
 */
export const answerRefusals = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route && {
        ...route,
        module: {
          ...route.module,
          ...(route.module.loader ? { loader: answering(route.module.loader) } : {}),
          ...(route.module.action ? { action: answering(withReadableForm(route.module.action)) } : {}),
        },
      },
    ]),
  ),
})

function answering(run: Run): Run {
  return async (args) => {
    try {
      return await run(args)
    } catch (error) {
      if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error
      const { pathname, search } = args.url
      const isReading = args.request.method === 'GET' || args.request.method === 'HEAD'
      if (isReading && error.status === 401) throw redirect(signInPath(pathname + search, args.context.get(siteContext).logout_url))
      // The tab still shows another company: nothing of this one is mixed into it.
      if (isReading && error.code === 'MEMBERSHIP_CHANGED') throw data({ is_other_company: true }, { status: error.status })
      // An address with an impossible value leads nowhere: the page does not exist.
      if (isReading && error.code === 'INPUT_INVALID') throw data(null, { status: 404 })
      throw data({ sentence: error.message }, { status: error.status })
    }
  }
}

/** A body that is no form is the client's mistake: 400, not our failure. */
const withReadableForm =
  (run: Run): Run =>
  (args) => {
    const read = args.request.formData.bind(args.request)
    const value = async () => {
      const form = await read().catch(() => {
        throw data({ sentence: '送られた内容を、フォームとして読めませんでした。ページに戻って、もう一度お試しください。' }, { status: 400 })
      })
      refuseOtherCompany(args, form)
      return form
    }
    // The server's requests inherit a method that cannot be assigned.
    Object.defineProperty(args.request, 'formData', { value, configurable: true })
    return run(args)
  }

/**
 * A page that was shown for another company of the person, in a browser without scripts: what was written comes back on the page that refuses it.
 * With scripts the API refuses by the header, and the form stays as it is.
 */
function refuseOtherCompany({ request, context }: Parameters<Run>[0], form: FormData) {
  const shownTo = form.get(MEMBERSHIP_FIELD)
  form.delete(MEMBERSHIP_FIELD)
  const member = context.get(memberContext)
  if (typeof shownTo !== 'string' || !member || member.id === shownTo || request.headers.has(membershipHeader)) return
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() && !/password|private_key|token|^intent$|^form$|_id$/.test(name) ? [{ name, value }] : [],
  )
  throw data({ sentence: errors.MEMBERSHIP_CHANGED.message, typed }, { status: errors.MEMBERSHIP_CHANGED.status })
}
