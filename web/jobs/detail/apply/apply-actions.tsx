import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

type ApplyActionsProps = {
  refusal: string | null
  note: string | null
  isApplied: boolean
  /** The pages on which a candidate applies and asks. */
  paths: { apply: string; ask: string }
  /** The 気になる button, for a candidate or a visitor. */
  favorite: ReactNode
  /** The 保存 button, of which the company learns nothing. */
  save: ReactNode
}

/** The actions on a job. One that is not available stays and says why. */
export const ApplyActions = ({ refusal, note, isApplied, paths, favorite, save }: ApplyActionsProps) => (
  <div className="acts">
    <ApplyButton refusal={refusal} isApplied={isApplied} to={paths.apply} reasonId="apply-refusal" />
    {refusal && (
      <p className="small whole" id="apply-refusal">
        {refusal}「気になる」は送れます。
      </p>
    )}
    {note && !refusal && <p className="small muted whole">{note}</p>}
    {favorite}
    {save}
    <p className="small muted whole">「気になる」は会社に人数が伝わります。「保存」は伝わりません。</p>
    <Link className="button whole" to={paths.ask}>
      質問する
    </Link>
  </div>
)

type ApplyButtonProps = { refusal: string | null; isApplied?: boolean; to: string; reasonId: string }

export function ApplyButton({ refusal, isApplied = false, to, reasonId }: ApplyButtonProps) {
  if (isApplied)
    return (
      <Link className="button" to={`${href('/message')}?filter=applications`}>
        <Icon name="check" />
        応募しました
      </Link>
    )
  if (!refusal)
    return (
      <Link className="button primary" to={to} preventScrollReset>
        応募する
      </Link>
    )
  return (
    <button type="button" className="button primary" aria-disabled aria-describedby={reasonId}>
      応募する
    </button>
  )
}
