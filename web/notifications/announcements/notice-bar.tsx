import { href } from 'react-router'
import './notice-bar.css'

/** Without scripts to open the modal, a bar above the page links to the important announcements. */
export const NoticeBar = ({ count }: { count: number }) =>
  count > 0 && (
    <noscript>
      <aside className="notice-bar" aria-label="重要なお知らせ">
        <p className="wrap">
          確認が必要なお知らせが{count}件あります。<a href={href('/notifications')}>お知らせを見る</a>
        </p>
      </aside>
    </noscript>
  )
