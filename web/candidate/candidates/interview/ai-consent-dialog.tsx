import { href, type useFetcher } from 'react-router'
import { QuestionModal } from '#web/candidates/question-modal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { AiConsentTerms } from './ai-consent-terms.tsx'

type AiConsentDialogProps = { answer: ReturnType<typeof useFetcher<FormResult>>; onClose: () => void }

/** Asks the candidate once whether the interview may run. Closing the dialog decides nothing. */
export default function AiConsentDialog({ answer, onClose }: AiConsentDialogProps) {
  const isBusy = answer.state !== 'idle' || undefined
  return (
    <QuestionModal title="はじめる前に、同意を確かめます" later="あとで決める" onClose={onClose} result={answer.data} describedBy="ai-consent-terms">
      <div id="ai-consent-terms">
        <AiConsentTerms />
      </div>
      <answer.Form method="post" action={href('/profile/interview')} className="announcement-modal-foot row">
        <button type="submit" className="button primary" name="intent" value="agree" aria-disabled={isBusy}>
          同意してはじめる
        </button>
        <button type="submit" className="button" name="intent" value="refuse" aria-disabled={isBusy}>
          同意しない
        </button>
      </answer.Form>
    </QuestionModal>
  )
}
