import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { beforeFactor, forAnyone } from '#contract/platform/procedure.ts'
import { externalNames } from './external-providers.ts'
import { errors } from '#contract/platform/errors/errors.ts'

/** Somebody's area of the site: each has its own cookie, so one browser can be signed in to more than one. */
export const Area = z.enum(['candidate', 'company', 'operator'])
export type Area = z.infer<typeof Area>

/** Calls about the session itself name its area in the address; without it they mean the candidate's. Read by server/accounts/sessions/viewer/areas-of.ts. */
export const namesArea = {
  spec: <Operation extends { parameters?: object[] }>(operation: Operation) => ({
    ...operation,
    parameters: [
      ...(operation.parameters ?? []),
      {
        name: 'area',
        in: 'query',
        description: '求職者、企業のメンバー、運営のメンバーのどれか。なければ求職者。',
        example: 'company',
        schema: { type: 'string', enum: Area.options },
      },
    ],
  }),
}

/** Until it is shown, this session opens nothing but the way to it: `…/second_factor/proofs/`, or a passkey. */
export const NeedsSecondFactor = z.boolean()

export const sessions = {
  /** What the sign-in page offers beside the password. */
  ways: forAnyone
    .route({ method: 'GET', path: '/sessions/ways/', summary: 'ログインの方法を見る', tags: ['sessions'] })
    .output(z.object({ passkey: z.boolean(), line: z.boolean(), external: z.array(z.enum(externalNames)).meta({ example: ['google'] }) })),

  create: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/', summary: 'ログインする', tags: ['sessions'] })
    .input(
      z.strictObject({
        email: z.string().trim().min(1, 'メールアドレスを入力してください。').max(254),
        password: z.string().min(1, 'パスワードを入力してください。').max(1000),
        area: Area.default('candidate'),
      }),
    )
    .output(z.object({ area: Area, needs_second_factor: NeedsSecondFactor }))
    .errors({
      WRONG_PASSWORD: errors.WRONG_PASSWORD,
      DEMO_ELSEWHERE: errors.DEMO_ELSEWHERE,
      TOO_MANY_TRIES: errors.TOO_MANY_TRIES,
      TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS,
    }),

  end: forAnyone
    .meta(beforeFactor)
    .route({
      method: 'DELETE',
      path: '/sessions/current/',
      summary: 'ログアウトする',
      description: '求職者のログインを終えます。企業のログインは `?area=company`、運営のメンバーのログインは `?area=operator` を付けて終えます。',
      tags: ['sessions'],
      ...namesArea,
    })
    .output(Done),

  /** Proves again who is there, for what must not happen at a screen left open. */
  confirm: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/current/confirmation/', summary: '本人であることを確かめる', tags: ['sessions'], ...namesArea })
    .input(z.strictObject({ password: z.string().min(1, 'パスワードを入力してください。').max(1000) }))
    .output(Done)
    .errors({
      SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED,
      WRONG_PASSWORD: errors.WRONG_PASSWORD,
      TOO_MANY_TRIES: errors.TOO_MANY_TRIES,
      TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS,
    }),
}
