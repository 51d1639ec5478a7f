import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { companyCalls } from '#web/candidate/conversations/company-calls.ts'
import { deviceOutbox } from '#web/conversations/compose/outbox-storage.ts'
import { Outbox } from '#web/conversations/compose/outbox.ts'
import { deviceStorage } from '#web/platform/calls/device-storage.ts'
import { showToast } from '#web/platform/calls/toasts.ts'

/** Sends what the candidate wrote in conversations that are not open now, as soon as there is a connection. An open conversation sends its own. */
export function useWaiting(owner: string) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const outboxes = useRef(new Map<string, Outbox>())
  const open = pathname.startsWith('/message/') ? new URLSearchParams(search).get('company_id') : null

  useEffect(() => {
    const send = () => {
      const conversations = new Set(deviceStorage.entries('waiting', owner).map(({ key }) => key.split(':')[0] ?? ''))
      conversations.delete(`company-${open}`)
      for (const conversation of conversations) {
        const known = outboxes.current.get(conversation)
        known?.readAgain()
        const outbox = known ?? outboxOf(owner, conversation, () => void revalidate())
        outboxes.current.set(conversation, outbox)
        outbox.again()
      }
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [owner, open, revalidate])
}

function outboxOf(owner: string, conversation: string, onSent: () => void) {
  const calls = companyCalls(Number(conversation.replace('company-', '')))
  return new Outbox({
    send: ({ client_id, message, job_id, files }) =>
      calls.send({ client_id, message, ...(job_id ? { job_id } : {}), ...(files.length ? { attached_files: files.map(({ id }) => id) } : {}) }),
    onSent: () => {
      showToast('送信待ちのメッセージを送りました。')
      onSent()
    },
    storage: deviceOutbox(`${owner}:${conversation}`),
  })
}
