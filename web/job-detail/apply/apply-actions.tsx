import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

type ApplyActionsProps = {
  refusal: string | null
  note: string | null
  signIn: string
  /** 気になる of somebody who is signed in. */
  favorite: ReactNode
}

/** What one can do about a job. What cannot be done stays in its place and says why. */
export const ApplyActions = ({ refusal, note, signIn, favorite }: ApplyActionsProps) => (
  <div className="acts">
    <ApplyButton refusal={refusal} signIn={signIn} reasonId="apply-refusal" />
    {refusal && (
      <p className="small whole" id="apply-refusal">
        {refusal}「気になる」を送ると、会社に伝わります。
      </p>
    )}
    {note && !refusal && <p className="small muted whole">{note}</p>}
    {favorite || (
      <Link className="button" to={signIn}>
        <Icon name="heart" />
        気になる
      </Link>
    )}
    <Link className="button" to={signIn}>
      質問する
    </Link>
  </div>
)

export function ApplyButton({ refusal, signIn, reasonId }: { refusal: string | null; signIn: string; reasonId: string }) {
  if (!refusal)
    return (
      <Link className="button primary" to={signIn}>
        応募する
      </Link>
    )
  return (
    <button type="button" className="button primary" aria-disabled aria-describedby={reasonId}>
      応募する
    </button>
  )
}
