import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { latestBuild } from '#web/platform/api/api.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { KeptList } from './kept-list.tsx'
import { readAway, readingPages } from './read-away.ts'

export const meta = candidateMeta({ title: 'オフラインで読めるもの', description: 'この端末に保存した求人とやりとりです。', path: href('/offline') })

/** The page that opens without a connection in place of one that this device does not keep. */
export default function OfflinePage() {
  const account = useAccount()
  const isScripted = useScripted()
  const isAway = useIsAway()
  return (
    <CandidatePage look="narrow stack" title="オフラインで読めるもの">
      {isAway && <p className="note warn">いまは通信できません。次のものを読めます。書いたメッセージは、電波が戻ると送られます。</p>}
      {!isScripted && <KeptPages />}
      {account && isScripted && (readAway.isAble() && readAway.isOn(account.id) ? <KeptList owner={account.id} level="h2" /> : <Nothing />)}
    </CandidatePage>
  )
}

/** Before the scripts have run: the two lists are among the pages that the device keeps. */
const KeptPages = () => (
  <>
    <p>この端末に保存したものは、次の一覧から読めます。</p>
    <ul className="stack">
      <li>
        <a href={readingPages.inbox}>メッセージ</a>
      </li>
      <li>
        <a href={readingPages.bookmarks}>保存した求人</a>
      </li>
    </ul>
  </>
)

const Nothing = () => (
  <p>
    この端末には、まだ何も保存していません。
    <Link to={href('/settings/app')}>アプリとオフライン</Link>で、保存した求人とやりとりを電波のないときも読めるようにできます。
  </p>
)

/** Whether the server can be reached: a browser may believe in a connection that leads nowhere. */
function useIsAway() {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const ask = () =>
      void latestBuild().then(
        () => setAway(false),
        () => setAway(true),
      )
    ask()
    const events = ['online', 'offline']
    for (const event of events) addEventListener(event, ask)
    return () => {
      for (const event of events) removeEventListener(event, ask)
    }
  }, [])
  return isAway
}
