import { Fragment } from 'react'

/** Whom a request notifies, by name, before it is sent. */
export const AskedAdmins = ({ admins }: { admins: string[] }) => (
  <>
    申請すると、管理者（
    {admins.map((admin, at) => (
      <Fragment key={`${at} ${admin}`}>
        {at > 0 && '、'}
        <bdi>{admin}</bdi>
      </Fragment>
    ))}
    ）に通知されます。
  </>
)
