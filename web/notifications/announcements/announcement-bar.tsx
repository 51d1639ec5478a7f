import { href } from 'react-router'
import './announcement-bar.css'

/** Without scripts to open the modal, a bar above the page links to the important announcements. */
export const AnnouncementBar = ({ count }: { count: number }) =>
  count > 0 && (
    <noscript>
      <aside className="announcement-bar" aria-label="重要なお知らせ">
        <p className="wrap">
          確認が必要なお知らせが{count}件あります。<a href={href('/notifications')}>お知らせを見る</a>
        </p>
      </aside>
    </noscript>
  )
