import { useLocation } from 'react-router'
import { KeyHint } from '../keys/key-hint.tsx'
import { WorkIcon } from '../parts/work-icon.tsx'
import { FOLD_PATH } from './fold-cookie.ts'
import { FOLD_EVENT } from './use-side.ts'

/** 折りたたむ, 広げる: works without scripts. */
export function FoldForm({ isFolded }: { isFolded: boolean }) {
  const { pathname, search } = useLocation()
  const act = isFolded ? '広げる' : '折りたたむ'
  return (
    <form
      className="fold-form"
      method="post"
      action={FOLD_PATH}
      onSubmit={(event) => {
        event.preventDefault()
        dispatchEvent(new Event(FOLD_EVENT))
      }}
    >
      <input type="hidden" name="next" value={pathname + search} />
      <button type="submit" name="side" value={isFolded ? 'open' : 'folded'} className="side-row" title={isFolded ? act : undefined} data-stays>
        <WorkIcon name="fold" />
        <span className="side-text">{act}</span>
        <KeyHint of="[" />
      </button>
    </form>
  )
}
