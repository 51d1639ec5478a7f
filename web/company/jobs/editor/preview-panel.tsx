import { type ReactNode, useState } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'
import './preview-panel.css'

const views = { phone: 'スマホ', desk: 'PC' } as const
type View = keyof typeof views

/** What candidates will see, as on a phone beside the form, or over it as wide as on a desk. Esc goes back. */
export function PreviewPanel({ children }: { children: ReactNode }) {
  const [view, setView] = useState<View>('phone')
  const isScripted = useScripted()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc anywhere in it, as in a dialog; the buttons do the same
    <div
      className="preview-panel"
      data-view={view}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setView('phone')
      }}
      onBlur={({ relatedTarget }) => {
        // The wide view covers the form: it makes way for the focus.
        if (relatedTarget?.closest('.editor-form, .section-map')) setView('phone')
      }}
    >
      {isScripted && (
        <fieldset className="preview-views">
          <legend className="vh">プレビューの画面</legend>
          {(Object.keys(views) as View[]).map((one) => (
            <button key={one} type="button" className="button small" aria-pressed={view === one} onClick={() => setView(one)}>
              {views[one]}
            </button>
          ))}
        </fieldset>
      )}
      <details className="panel" id="preview" open>
        <summary>
          <h2>候補者に表示される内容</h2>
        </summary>
        <div className="editor-preview">{children}</div>
      </details>
    </div>
  )
}
