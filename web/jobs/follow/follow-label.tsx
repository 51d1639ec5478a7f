export type FollowSize = 'wide' | 'small' | 'icon'

export const followClass = { wide: 'button wide', small: 'button small', icon: 'hit' } satisfies Record<FollowSize, string>

type FollowLabelProps = { size: FollowSize; label: string; title: string; note?: string }

/** The label of a button on a job: beside its icon, or, where the icon stands alone, for screen readers only. */
export const FollowLabel = ({ size, label, title, note = '' }: FollowLabelProps) =>
  size === 'icon' ? (
    <span className="vh">
      {label}：<bdi>{title}</bdi>
      {note}
    </span>
  ) : (
    <>
      {label}
      <span className="vh">
        ：<bdi>{title}</bdi>
        {note}
      </span>
    </>
  )
