import { MessageText } from '../../message/message-text.tsx'

/** What another device kept while this one was typing, or a message taken back: neither text is lost. */
export const OtherDraft = ({ text, other, onSettle }: { text: string; other: string; onSettle: (message: string) => void }) => (
  <div className="note warn other-draft" role="alert">
    <p>ほかの端末での変更か、取り消した予約で、もう1つの下書きがあります。</p>
    <blockquote>
      <MessageText text={other} />
    </blockquote>
    <p className="row">
      <button type="button" className="button small" onClick={() => onSettle(`${other}\n\n${text}`)}>
        両方を残す
      </button>
      <button type="button" className="button small" onClick={() => onSettle(text)}>
        この画面の下書きにする
      </button>
    </p>
  </div>
)
