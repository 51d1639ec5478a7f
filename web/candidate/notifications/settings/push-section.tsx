import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { api } from '#web/platform/api/api.ts'
import { PUSH_SCOPE, siteWorker } from '#web/platform/device/site-worker.ts'

const refusals: Record<PushRefusal, string> = {
  denied: 'このブラウザで、通知が止められています。ブラウザの設定で、このサイトの通知を許可してから、もう一度お試しください。',
  failed: 'この端末を登録できませんでした。時間をおいて、もう一度お試しください。',
}

/** Whether this device shows notifications while no page of the site is open. The page asks only after a click, never by itself. */
export function PushSection({ push }: { push: NotificationSettings['push'] }) {
  const isOpen = useFeature('push')
  const others = push.device_count - (push.is_on_here ? 1 : 0)
  return (
    <section className="panel stack" aria-labelledby="push">
      <h2 id="push">プッシュ通知</h2>
      <p className="small muted">ページを開いていないときも、この端末に知らせます。企業の名前や本文は、画面に出ません。</p>
      {push.is_on_here ? <On /> : isOpen ? <Off publicKey={push.public_key} /> : <ClosedNote feature="push" what="プッシュ通知の新しい登録" />}
      {others > 0 && <p className="small muted">ほかに{others}台の端末で受け取っています。その端末でログアウトすると、止まります。</p>}
    </section>
  )
}

const On = () => (
  <PageForm className="row" preventScrollReset onSubmit={() => void pushDevice.unsubscribe().catch(() => {})}>
    <p>この端末で受け取っています。</p>
    <SubmitButton look="small" intent="push_off">
      この端末ではやめる
    </SubmitButton>
  </PageForm>
)

function Off({ publicKey }: { publicKey: string }) {
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<PushRefusal>()
  const [isBusy, setIsBusy] = useState(false)
  if (!useScripted()) return <p className="note">この端末で受け取るには、JavaScript を使えるようにしてください。</p>
  if (!pushDevice.isAble()) return <p className="note">このブラウザでは受け取れません。iPhone では、このサイトをホーム画面に追加すると使えます。</p>
  const subscribe = async () => {
    setIsBusy(true)
    setRefusal(await pushDevice.subscribe(publicKey))
    await revalidate()
    setIsBusy(false)
  }
  return (
    <>
      <button type="button" className="button small" aria-disabled={isBusy || undefined} onClick={() => void (isBusy || subscribe())}>
        この端末で受け取る
      </button>
      <div aria-live="polite">{refusal && <p className="note alert">{refusals[refusal]}</p>}</div>
    </>
  )
}

type PushRefusal = 'denied' | 'failed'

/** Whether this browser supports push, and what the candidate has allowed. */
const pushDevice = {
  /** Safari on an iPhone supports it only for a site on the home screen. */
  isAble: () => siteWorker.isAble() && 'PushManager' in window && 'Notification' in window,

  isDenied: () => Notification.permission === 'denied',

  /** Only after a click: the browser asks the candidate at this moment. */
  async subscribe(publicKey: string): Promise<PushRefusal | undefined> {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    try {
      const registration = await siteWorker.register(PUSH_SCOPE)
      const { endpoint, keys } = (await subscriptionOf(registration.pushManager, publicKey)).toJSON()
      await (await api()).candidate_users.push_subscriptions.subscribe({
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      })
      return undefined
    } catch {
      return 'failed'
    }
  },

  async unsubscribe() {
    const registration = await siteWorker.find(PUSH_SCOPE)
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  },
}

/** A subscription made with other keys of this site is worthless. */
async function subscriptionOf(pushManager: PushManager, applicationServerKey: string) {
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}
