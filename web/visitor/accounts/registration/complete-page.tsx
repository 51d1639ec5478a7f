import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { savedInput } from '#web/platform/forms/kept/saved-input.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { VISITOR } from '#web/platform/calls/personal-storage.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/complete-page.ts'
import { draftSteps } from '#web/visitor/candidates/registration/draft/draft-steps.ts'
import '../registration.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async ({ context }: Route.LoaderArgs) => ({ is_open: (await context.get(apiContext).candidate_users.settings.show()).is_open })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '登録が終わりました', description: '登録が終わりました。', path: href('/registration/complete'), noindex: true })

export default function CompletePage({ loaderData: { is_open } }: Route.ComponentProps) {
  const id = useAccount()?.id
  useEffect(() => {
    const forms = [...draftSteps.map((_, index) => `registration-step-${index + 1}`), 'registration-vision']
    for (const owner of [VISITOR, id]) for (const form of forms) savedInput.forget(`${owner}:${form}`)
  }, [id])
  return (
    <div className="wrap registration">
      <h1>登録が終わりました</h1>
      <p className="prose">
        {is_open ? 'プロフィールは、いま企業に公開されています。' : 'プロフィールは、まだ企業に公開されていません。'}
        次は、どれからでも始められます。
      </p>
      <ol className="next-steps">
        <li>
          <h2>
            <Link to={href('/job_offer/search')}>求人をさがす</Link>
          </h2>
          <p>希望に合う求人が、理由と一緒に並びます。</p>
        </li>
        <li>
          <h2>
            <Link to={href('/registration/add')}>くわしい登録</Link>
          </h2>
          <p>職歴と希望を、順に入力できます。職歴があると、スカウトの理由が具体的になります。</p>
        </li>
        <li>
          <h2>
            <Link to={href('/settings/security')}>ログインを守る</Link>
          </h2>
          <p>パスキーを加えると、指紋や顔でログインできます。</p>
        </li>
      </ol>
      <p className="row">
        <Link className="button primary" to={href('/job_offer/search')}>
          求人をさがす
        </Link>
        <Link className="button" to={href('/')}>
          ホームへ
        </Link>
      </p>
    </div>
  )
}
