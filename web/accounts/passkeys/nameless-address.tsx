/** Says why a page under a bare IP address has no passkeys; on one's own machine there is a name to go on with. */
export function NamelessAddress() {
  const { hostname, href } = location
  return (
    <p className="note">
      {hostname}のような番号だけのアドレスでは、パスキーを使えません。
      {hostname.startsWith('127.') && (
        <>
          <a href={href.replace(hostname, 'localhost')}>localhostで開く</a>と、使えます（もう一度ログインします）。
        </>
      )}
    </p>
  )
}
