import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { useFetcher } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AiConsentTerms } from './ai-consent-terms.tsx'
import '#web/notifications/announcements/notice-modal.css'
import './interview.css'

type AiConsentDialogProps = { answer: ReturnType<typeof useFetcher<FormResult>>; onClose: () => void }

/** Asks the candidate once whether the interview may run. Closing the dialog decides nothing. */
export default function AiConsentDialog({ answer, onClose }: AiConsentDialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const isBusy = answer.state !== 'idle' || undefined
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="notice-backdrop" />
        <Dialog.Popup className="modal notice-modal" ref={popup} initialFocus={popup} aria-describedby="ai-consent-terms">
          <div className="notice-modal-head">
            <Dialog.Title>はじめる前に、同意を確かめます</Dialog.Title>
            <Dialog.Close className="button icon bare" aria-label="あとで決める">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <FormRefusal result={answer.data} />
          <div id="ai-consent-terms">
            <AiConsentTerms />
          </div>
          <answer.Form method="post" action="/profile/interview" className="notice-modal-foot row">
            <button type="submit" className="button primary" name="intent" value="agree" aria-disabled={isBusy}>
              同意してはじめる
            </button>
            <button type="submit" className="button" name="intent" value="refuse" aria-disabled={isBusy}>
              同意しない
            </button>
          </answer.Form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
