import '#web/candidate/candidate-page.css'

/** The text that the candidate agrees to; a change needs a new version in `contract/accounts/consents/consents.ts`. */
export const AiConsentTerms = () => (
  <ul className="plain-list">
    <li>7つの質問に答えると、プロフィールの下書きができます。下書きは、あなたの言葉を並べたものです。</li>
    <li>このサイトでは、外部のAIサービスを使っていません。答えは、このサイトの外に出ません。</li>
    <li>あなたに点数はつけません。答えも下書きも、載せるまで企業には見えません。</li>
    <li>使った日時と項目を記録します。同意はいつでも取り消せて、載せていない答えはそのとき消えます。</li>
  </ul>
)
