/** What waits behind a link of a menu. Nothing for 0. */
export const NavCount = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className="count">
      {count}
      <span className="vh">件</span>
    </span>
  ) : null
