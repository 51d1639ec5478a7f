import { useState } from 'react'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { KeptList } from './kept-list.tsx'
import { readAway } from './read-away.ts'

type State = 'asked' | 'busy' | 'failed'

/** Whether this device keeps pages to read without a connection; it does nothing of this by itself. */
export function ReadingSection() {
  const account = useAccount()
  const isScripted = useScripted()
  return (
    <section className="panel stack" aria-labelledby="reading">
      <h2 id="reading">電波のないときも読む</h2>
      <p>保存した求人（新しい30件）、企業とのやりとり（新しい20社）、書きかけのメッセージを、この端末に保存します。電波のないときも読めます。</p>
      <ul className="plain-list small muted">
        <li>書いたメッセージは、電波が戻ると1度だけ送られます。</li>
        <li>ログアウト、退会、ほかの人のログイン、または30日間の未接続で、この端末から消えます。</li>
        <li>ほかの人も使う端末では、保存しないでください。端末を開ける人は、電波のないあいだ読めます。</li>
      </ul>
      {account && isScripted && (readAway.isAble() ? <Switch owner={account.id} /> : <p className="note">このブラウザでは使えません。</p>)}
    </section>
  )
}

function Switch({ owner }: { owner: string }) {
  const [isOn, setOn] = useState(() => readAway.isOn(owner))
  const [state, setState] = useState<State>('asked')
  const act = async (will: boolean) => {
    if (state === 'busy') return
    setState('busy')
    try {
      await (will ? readAway.begin(owner) : readAway.end(owner))
      setState('asked')
    } catch {
      setState('failed')
    }
    setOn(readAway.isOn(owner))
  }
  return (
    <>
      <div className="row between">
        <output>
          {state === 'busy' ? (isOn ? '消しています。' : '保存しています。数十秒かかることがあります。') : isOn ? 'この端末に保存しています。' : ''}
        </output>
        <button
          type="button"
          className={isOn ? 'button small' : 'button primary small'}
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void act(!isOn)}
        >
          {isOn ? '保存をやめて削除' : 'この端末に保存する'}
        </button>
      </div>
      {state === 'failed' && (
        <p className="note alert" role="alert">
          すべては保存できませんでした。通信を確かめて、もう一度お試しください。
        </p>
      )}
      {isOn && state !== 'busy' && <KeptList owner={owner} level="h3" />}
    </>
  )
}
