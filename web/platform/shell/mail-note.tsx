import { href, Link, useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import '#web/ui/styles/panel.css'

/** Says beside a form that sends mail where this site's mails go, unless it simply sends them. */
export function MailNote() {
  const mail = useRouteLoaderData<Site>('root')?.mail
  if (mail === 'none') return <p className="note warn">いまはメールを送れないため、受け付けていません。</p>
  if (mail !== 'inbox') return null
  return (
    <p className="note green">
      このサイトはメールを外に送りません。メールは、
      <Link to={href('/dev/inbox')} target="_blank" rel="noopener" reloadDocument>
        開発用の受信箱<span className="vh">（別のタブで開きます）</span>
      </Link>
      に届きます。受信箱は、このサイトが動いているコンピューターのブラウザで開けます。
    </p>
  )
}
