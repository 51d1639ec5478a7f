import { Form } from 'react-router'

/** What one agrees to. Who refused is not asked again, and finds here how to change one's mind. */
export const AiConsent = ({ isRefused }: { isRefused: boolean }) => (
  <section className="panel stack" aria-labelledby="consent">
    <h2 id="consent">{isRefused ? 'AIインタビューは、断ったままです' : 'はじめる前に、同意を確かめます'}</h2>
    <ul className="interview-terms">
      <li>7つの質問に答えると、プロフィールの下書きができます。下書きは、あなたの言葉を並べたものです。</li>
      <li>このサイトでは、外部のAIサービスを使っていません。答えは、このサイトの外に出ません。</li>
      <li>あなたに点数はつけません。答えも下書きも、載せるまで企業には見えません。</li>
      <li>使った日時と項目を記録します。同意はいつでも取り消せて、載せていない答えはそのとき消えます。</li>
    </ul>
    <Form method="post" className="row">
      <button type="submit" className="button primary" name="intent" value="agree">
        同意してはじめる
      </button>
      {!isRefused && (
        <button type="submit" className="button" name="intent" value="refuse">
          同意しない
        </button>
      )}
    </Form>
  </section>
)
