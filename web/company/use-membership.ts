import { useEffect } from 'react'
import { nameMembership } from '#web/platform/api/name-membership.ts'
import { showToast } from '#web/platform/calls/toasts.ts'

const CHANNEL = 'company-shown'

/** Binds what this tab reads and sends to the company that it shows, and says so in tabs that still show another one. An operator who looks at a company writes nothing. */
export function useMembership(id: string, isViewing: boolean) {
  useEffect(() => {
    if (isViewing) return undefined
    const unname = nameMembership(id)
    if (typeof BroadcastChannel === 'undefined') return unname
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data !== id)
        showToast('別のタブで、企業かログインする人が変わりました。このページは更新されず、送った内容は保存されません。', { type: 'error', timeout: 0 })
    }
    channel.postMessage(id)
    return () => {
      channel.close()
      unname()
    }
  }, [id, isViewing])
}
