import './notice-bar.css'

/** Where no script can open the modal, important notices are told above the page, and confirmed on theirs. */
export const NoticeBar = ({ count }: { count: number }) =>
  count > 0 && (
    <noscript>
      <aside className="notice-bar" aria-label="重要なお知らせ">
        <p className="wrap">
          確認が必要なお知らせが{count}件あります。<a href="/notifications">お知らせを見る</a>
        </p>
      </aside>
    </noscript>
  )
