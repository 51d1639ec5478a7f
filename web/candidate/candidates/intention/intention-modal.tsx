import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IntentionFields } from './intention-fields.tsx'
import type { action, loader } from './intention-page.tsx'
import '#web/notifications/announcements/notice-modal.css'

const PAGE = '/profile/intention'

/** The page of the intention above any other. A candidate who closes it answers “not now”. */
export default function IntentionModal({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const page = useFetcher<typeof loader>()
  const form = useFetcher<typeof action>()
  const popup = useRef<HTMLDivElement>(null)
  const { load } = page
  useEffect(() => void load(PAGE), [load])
  const result = form.data
  useEffect(() => {
    if (!result?.saved) return
    showToast(result.sentence ?? '')
    onClose()
  }, [result, onClose])

  if (!page.data) return null
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="notice-backdrop" />
        <Dialog.Popup className="modal notice-modal" ref={popup} initialFocus={popup}>
          <div className="notice-modal-head">
            <Dialog.Title>いまの意向を教えてください</Dialog.Title>
            <Dialog.Close className="button icon bare" aria-label="あとで答える">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <p className="small">
            {account?.career_intention_rating && '前にうかがってから90日たちました。'}おすすめの求人を選び、合わないスカウトを減らすために使います。
          </p>
          <FormRefusal result={result} />
          <form.Form method="post" action={PAGE} className="stack">
            <IntentionFields choices={page.data.choices} account={account} result={result} />
            <div className="notice-modal-foot">
              <button type="submit" className="button primary" aria-disabled={form.state !== 'idle' || undefined}>
                保存する
              </button>
            </div>
          </form.Form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
