import { useBrandText } from '#web/ui/frame/brand.ts'
import { href, Link, Outlet } from 'react-router'
import { OperatorLines } from '#web/platform/shell/operator/operator-lines.tsx'
import { Wordmark } from '#web/ui/frame/wordmark.tsx'

/** Around the steps only the site's logo and the contact page, which every page has, lead away from them. */
export default function RegistrationLayout() {
  const site = useBrandText()
  return (
    <>
      <a className="skip" href="#main">
        本文へ移動
      </a>
      <header className="top">
        <div className="wrap">
          <Link className="brand" to={href('/')} aria-label={`${site} ホーム`}>
            <Wordmark />
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="foot">
        <div className="wrap">
          <OperatorLines />
        </div>
      </footer>
    </>
  )
}
