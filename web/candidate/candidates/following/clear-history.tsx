import { Form } from 'react-router'

/** Emptying asks once more, in its place, with a script or without. */
export const ClearHistory = () => (
  <details className="clear-all">
    <summary>履歴をすべて消す</summary>
    <div className="panel stack">
      <p>閲覧履歴は、あなたにしか見えません。すべて消すと、元に戻せません。</p>
      <Form method="post">
        <button type="submit" name="intent" value="clear" className="button small">
          すべて消す
        </button>
      </Form>
    </div>
  </details>
)
