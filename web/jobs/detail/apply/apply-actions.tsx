import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

type ApplyActionsProps = {
  refusal: string | null
  note: string | null
  isApplied: boolean
  /** Where one applies and asks. */
  paths: { apply: string; ask: string }
  /** 気になる, of somebody who is signed in or of a visitor. */
  favorite: ReactNode
  /** 保存, which no company hears of. */
  save: ReactNode
}

/** What one can do about a job. What cannot be done stays in its place and says why. */
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
      <Link className="button" to="/message/applications">
        <Icon name="check" />
        応募しました
      </Link>
    )
  if (!refusal)
    return (
      <Link className="button primary" to={to}>
        応募する
      </Link>
    )
  return (
    <button type="button" className="button primary" aria-disabled aria-describedby={reasonId}>
      応募する
    </button>
  )
}
