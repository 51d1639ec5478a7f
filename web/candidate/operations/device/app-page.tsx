import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { settingsCrumbs } from '#web/candidate/accounts/settings/settings-crumbs.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { href } from 'react-router'
import { ReadingSection } from './reading-section.tsx'
import { useInstall, type InstallWay } from './use-install.ts'

export const meta = candidateMeta({
  title: 'アプリとオフライン',
  description: 'ホーム画面への追加と、電波のないときの閲覧について決めます。',
  path: href('/settings/app'),
})

export default function AppPage() {
  const isScripted = useScripted()
  return (
    <CandidatePage look="narrow stack" title="アプリとオフライン" crumbs={settingsCrumbs}>
      {!isScripted && <p className="note">この設定には、JavaScript が必要です。</p>}
      <InstallSection />
      <ReadingSection />
    </CandidatePage>
  )
}

const words: Record<Exclude<InstallWay, 'button'>, string> = {
  installed: 'この端末では、アプリとして開いています。',
  share: 'Safari の共有ボタンから「ホーム画面に追加」を選ぶと、追加できます。',
  none: 'このブラウザからは、ここで追加できません。ブラウザのメニューに「ホーム画面に追加」か「インストール」があれば、そこから追加できます。',
}

function InstallSection() {
  const { way, install } = useInstall()
  return (
    <section className="panel stack" aria-labelledby="install">
      <h2 id="install">ホーム画面に追加</h2>
      <p className="small muted">アイコンからすぐに開けます。対応する端末では、未読のメッセージの数がアイコンに出ます。</p>
      {way === 'button' ? (
        <button type="button" className="button small" onClick={() => void install()}>
          ホーム画面に追加する
        </button>
      ) : (
        way && <p>{words[way]}</p>
      )}
    </section>
  )
}
