import { Form } from 'react-router'

export const WithdrawConsent = () => (
  <Form method="post" className="row small muted">
    <span>答えは1問ごとに保存しています。</span>
    <button type="submit" className="button bare small" name="intent" value="refuse">
      同意を取り消して、答えを消す
    </button>
  </Form>
)
