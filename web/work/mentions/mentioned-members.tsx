import { Fragment } from 'react'

type Props = { label: string; members: { id: string; name: string }[] }

/** Who is notified when the text is saved, read out as it changes. */
export const MentionedMembers = ({ label, members }: Props) => (
  <p className="small" aria-live="polite">
    {members.length > 0 && `${label}：`}
    {members.map(({ id, name }, index) => (
      <Fragment key={id}>
        {index > 0 && '、'}
        <bdi>{name}</bdi>
      </Fragment>
    ))}
  </p>
)
