import { href, useSearchParams } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/checks-page.ts'
import { BrowserClock } from './browser-clock.tsx'
import { CheckList } from './check-list.tsx'
import { StepWay } from '../step-list.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup } = context.get(apiContext).operators
  const selector = url.searchParams.get('selector') ?? ''
  try {
    return { ...(await setup.check({ selector })), error: undefined }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.code !== 'INPUT_INVALID') throw error
    return { ...(await setup.check({})), error: refusal.issues.selector ?? refusal.sentence }
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '初期設定：確認', description: 'サイトを公開する前の確認です。', path: href('/setup/checks'), noindex: true })

export default function ChecksPage({ loaderData: { checks, at, error } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <h1>初期設定：確認</h1>
      <p className="prose">いま調べた結果です。注意があっても、公開はできます。</p>
      <CheckList checks={checks}>
        <BrowserClock at={at} />
      </CheckList>
      <form method="get" className="stack">
        <Field label="DKIM のセレクター" hint="メール会社の案内にある、_domainkey の前の部分です。" error={error}>
          <input className="input" name="selector" defaultValue={search.get('selector') ?? ''} maxLength={63} autoComplete="off" />
        </Field>
        <p>
          <button className="button primary">もう一度確認</button>
        </p>
      </form>
      <StepWay />
    </>
  )
}
