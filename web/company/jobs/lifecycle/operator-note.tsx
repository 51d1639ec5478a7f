import type { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'

const sentences = {
  refused: '運営が確かめ、差し戻しました。直してから、もう一度公開を申し込んでください。',
  taken_down: '運営が、この求人の公開を止めました。直してから、もう一度公開を申し込むと、運営が確かめます。',
}

/** What operators said of this job, until the company asks again to publish it. */
export const OperatorNote = ({ note }: { note: OwnJobPage['operator_note'] }) =>
  note && (
    <div className="note alert operator-note">
      <p>
        <strong>{sentences[note.kind]}</strong>
      </p>
      <p>理由：{note.reason}</p>
    </div>
  )
