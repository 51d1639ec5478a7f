import type { MiddlewareHandler } from 'hono'
import { requestKind, requestLanguage } from '../requests/request-kind.ts'
import { refuse } from './refuse.ts'

/** What the wizard needs, and where operators sign in: these pages have their own guards. */
const open =
  /^\/(?:setup|operator|builds)(?:[/.]|$)|^\/(?:accents\.css|site\.webmanifest|__manifest|logout)(?:\.data)?$|^\/online\/api\/v1\/amateras\/sessions\//
/** A visitor comes again after ten minutes. */
const RETRY = 600

type Gate = { isPreparing: () => boolean; isOperator: (request: Request) => Promise<boolean> }

/** Before its opening a public site answers 503 to everybody but operators. */
export const preparingGate =
  ({ isPreparing, isOperator }: Gate): MiddlewareHandler =>
  async ({ req: { raw, path } }, next) => {
    if (!isPreparing() || open.test(path) || (await isOperator(raw))) return next()
    const isApi = requestKind(path) === 'api'
    return refuse({ code: 'SITE_PREPARING', isApi, language: requestLanguage(raw.headers.get('accept-language')), retryAfter: RETRY })
  }
