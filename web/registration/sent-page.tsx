import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/sent-page.ts'
import { SentNote } from './sent-note.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールを送りました', description: '確認のメールを送りました。', path: '/registration/sent', noindex: true })

export default function SentPage() {
  return <SentNote again="/registration/onestep" reset="/password/reset" />
}
