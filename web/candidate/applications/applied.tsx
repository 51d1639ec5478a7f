import { Link } from 'react-router'
import type { MyApplication } from '#contract/applications.ts'
import { stepLabel } from '#web/meetings/step-label.ts'

/** Somebody who applied already reads where it stands. */
export const Applied = ({ application }: { application: MyApplication }) => (
  <p className="note green">
    この求人には、もう応募しています（{stepLabel(application)}）。
    <Link to={`/message/company/detail?company_id=${application.company.id}`}>やりとりへ</Link>
  </p>
)
