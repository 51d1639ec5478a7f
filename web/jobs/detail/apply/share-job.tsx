import { useRef, useState } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'
import styles from './share-job.module.css'

/** The page's address to share: as text, and by one press where the browser can. */
export function ShareJob({ url, title }: { url: string; title: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const isScripted = useScripted()

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('リンクをコピーしました。'),
      () => {
        field.current?.select()
        setSaid('コピーできませんでした。選択した文字をコピーしてください。')
      },
    )
  // A visitor who closes the system's sheet without choosing has caused no failure.
  const share = () => navigator.share({ url, title }).catch(() => undefined)

  return (
    <details className={styles.share} id="share">
      <summary>共有する</summary>
      <div className={styles.ways}>
        <input ref={field} className="input" aria-label="このページのリンク" readOnly value={url} onFocus={(event) => event.target.select()} />
        {isScripted && 'clipboard' in navigator && (
          <button type="button" className="button small" onClick={copy}>
            リンクをコピーする
          </button>
        )}
        {isScripted && 'share' in navigator && (
          <button type="button" className="button small" onClick={share}>
            ほかのアプリで送る
          </button>
        )}
        <output className="small">{said}</output>
      </div>
    </details>
  )
}
