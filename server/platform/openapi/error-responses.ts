import { type ErrorCode, errors } from '#contract/platform/errors/errors.ts'
import { problemOf } from '#server/problem.ts'

const retry = { 'Retry-After': { description: '次に試すまでの秒数。', schema: { type: 'integer', minimum: 1 }, example: 30 } }
const allow = { Allow: { description: 'このアドレスで使えるメソッド。', schema: { type: 'string' }, example: 'GET, HEAD' } }
const headersOf: Partial<Record<ErrorCode, object>> = {
  TOO_MANY_REQUESTS: retry,
  SERVICE_UNAVAILABLE: retry,
  SERVER_STARTING: retry,
  PEOPLE_PREPARING: retry,
  DATABASE_AWAY: retry,
  FILES_AWAY: retry,
  STORAGE_FULL: retry,
  METHOD_NOT_SUPPORTED: allow,
}

/** The errors that any call can return, before or beside its own refusals. */
const always: ErrorCode[] = [
  'BAD_REQUEST',
  'METHOD_NOT_SUPPORTED',
  'PAYLOAD_TOO_LARGE',
  'URI_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'INPUT_INVALID',
  'TOO_MANY_REQUESTS',
  'HOST_UNKNOWN',
  'HEADERS_TOO_LARGE',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'SERVER_STARTING',
  'STORAGE_FULL',
]

export const errorResponses = Object.fromEntries(
  Object.entries(errors).map(([code, { status, message, english }]) => [
    code,
    {
      description: `${status} ${message} (${english})`,
      ...(headersOf[code as ErrorCode] ? { headers: headersOf[code as ErrorCode] } : {}),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          example: problemOf({ code, ...(code === 'INPUT_INVALID' ? { data: [{ field: 'page', message: '1以上の数値を入力してください。' }] } : {}) }),
        },
      },
    },
  ]),
)

/** By status. Where two refusals share one, the operation's own stands for both. */
export function refusalsOf(path: string, method: string, own: ErrorCode[]) {
  const writes: ErrorCode[] = method === 'get' ? [] : ['CROSS_SITE']
  // A signed-in user may send any of them with an Idempotency-Key.
  const once: ErrorCode[] = method === 'post' ? ['IDEMPOTENCY_KEY_REUSED'] : []
  const finds: ErrorCode[] = path.includes('{') ? ['NOT_FOUND'] : []
  return Object.fromEntries([...always, ...writes, ...once, ...finds, ...own].map((code) => [errors[code].status, { $ref: `#/components/responses/${code}` }]))
}
