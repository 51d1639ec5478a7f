import { href, Link } from 'react-router'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Document } from '#web/visitor/operations/document/document.tsx'
import type { Route } from './+types/inbox-page.ts'
import { InboxNote, mailTime } from './inbox-note.tsx'
import './inbox.css'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context
    .get(apiContext)
    .dev_mails.list({ to_address: url.searchParams.get('to_address')?.slice(0, 254) || undefined })
    .catch(orNotFound)

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '開発用の受信箱', description: 'メールを送らずに読む、開発のためのページです。', path: href('/dev/inbox'), noindex: true })

export default function InboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Document title="開発用の受信箱" lead={<InboxNote />}>
      <div className="inbox">
        {mails.length === 0 ? (
          <p>メールは、まだありません。登録などでメールが出ると、ここに届きます。</p>
        ) : (
          <ol className="mails">
            {mails.map(({ id, subject, to_address, created_at }) => (
              <li key={id}>
                <Link to={`/dev/inbox/${id}`}>{subject}</Link>
                <span className="small muted">
                  <time dateTime={created_at}>{mailTime(created_at)}</time>・{to_address}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Document>
  )
}
