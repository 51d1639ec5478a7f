import { useEffect } from 'react'
import { nameMembership } from '#web/platform/api/name-membership.ts'
import { showToast } from '#web/platform/calls/toasts.ts'

const CHANNEL = 'company-shown'

/** Binds what this tab sends to the company that it shows, and says so in tabs that still show another one. */
export function useMembership(id: string) {
  useEffect(() => {
    const unname = nameMembership(id)
    if (typeof BroadcastChannel === 'undefined') return unname
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data !== id) showToast('別のタブで企業を切り替えました。このタブから送った内容は、保存されません。', { type: 'error', timeout: 0 })
    }
    channel.postMessage(id)
    return () => {
      channel.close()
      unname()
    }
  }, [id])
}
