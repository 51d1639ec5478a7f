import { useSearchParams } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sent-page.ts'
import { SentNote } from './sent-note.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールを送りました', description: '確認のメールを送りました。', path: '/registration/sent', noindex: true })

export default function SentPage() {
  const next = safePath(useSearchParams()[0].get('next'))
  return <SentNote again={withNext('/registration/onestep', next)} reset={withNext('/password/reset', next)} />
}
