import { Form } from 'react-router'
import { meetingPath } from './meeting-path.ts'

/** Asks first, in its place. */
export const DeclineMeeting = ({ id, children }: { id: string; children: string }) => (
  <details className="decline">
    <summary className="button small bare">{children}</summary>
    <Form method="post" action={meetingPath(id)} className="stack">
      <input type="hidden" name="from" value="conversation" />
      <p>企業に伝え、次の候補日を待ちます。</p>
      <button className="button small" name="intent" value="decline">
        伝える
      </button>
    </Form>
  </details>
)
