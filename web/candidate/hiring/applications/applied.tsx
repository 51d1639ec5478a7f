import { Link } from 'react-router'
import type { MyApplication } from '#contract/hiring/applications/applications.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { SentApplication } from './sent/sent-application.tsx'

/** Shows a candidate who already applied the state of the application. */
export function Applied({ application }: { application: MyApplication }) {
  const { label } = useSelectionWords()
  return (
    <>
      <p className="note green">
        この求人には、もう応募しています（{label(application)}）。
        <Link to={`/message/company/detail?company_id=${application.company.id}`}>やりとりへ</Link>
      </p>
      <SentApplication application={application} />
    </>
  )
}
