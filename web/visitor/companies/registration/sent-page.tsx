import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SentNote } from '#web/visitor/accounts/registration/sent-note.tsx'
import type { Route } from './+types/sent-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールを送りました', description: '確認のメールを送りました。', path: '/online/companies/sent', noindex: true })

export default function CompanySentPage() {
  return <SentNote again="/online/companies/sign_up" reset="/online/companies/password/reset" />
}
