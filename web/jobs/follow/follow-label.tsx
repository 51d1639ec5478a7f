export type FollowSize = 'wide' | 'small' | 'icon'

export const followClass = { wide: 'button wide', small: 'button small', icon: 'hit' } satisfies Record<FollowSize, string>

type FollowLabelProps = { size: FollowSize; label: string; title: string; note?: string }

/** What a button on a job is called: beside its icon, or, where the icon stands alone, for screen readers only. */
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
