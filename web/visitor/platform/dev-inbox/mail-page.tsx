import { href, Link } from 'react-router'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Document } from '#web/visitor/operations/document/document.tsx'
import type { Route } from './+types/mail-page.ts'
import { InboxNote, mailTime } from './inbox-note.tsx'
import './inbox.css'

export const loader = ({ context, params }: Route.LoaderArgs) => context.get(apiContext).dev_mails.show(params).catch(orNotFound)

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.mail.subject ?? 'メール', description: '開発用の受信箱のメールです。', path: href('/dev/inbox'), noindex: true })

export default function MailPage({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <Document title={mail.subject} lead={<InboxNote />}>
      <div className="inbox">
        <p className="small muted">
          <time dateTime={mail.created_at}>{mailTime(mail.created_at)}</time>・{mail.to_address}
        </p>
        <div className="panel mail-text">
          {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
            index % 2 ? (
              <a key={index} href={part}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </div>
        <p className="row">
          <Link to={href('/dev/inbox')}>受信箱に戻る</Link>
          <a href={`/dev/inbox/${mail.id}/html`}>HTMLの形で見る</a>
        </p>
      </div>
    </Document>
  )
}
