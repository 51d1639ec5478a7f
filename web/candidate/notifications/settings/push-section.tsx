import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { pushDevice, type PushRefusal } from './push-device.ts'

const refusals: Record<PushRefusal, string> = {
  denied: 'このブラウザで、通知が止められています。ブラウザの設定で、このサイトの通知を許可してから、もう一度お試しください。',
  failed: 'この端末を登録できませんでした。時間をおいて、もう一度お試しください。',
}

/** Whether this device shows notices while no page of the site is open. Asked for by a click, never by itself. */
export function PushSection({ push }: { push: NotificationSettings['push'] }) {
  const others = push.device_count - (push.is_on_here ? 1 : 0)
  return (
    <section className="panel stack" aria-labelledby="push">
      <h2 id="push">プッシュ通知</h2>
      <p className="small muted">ページを開いていないときも、この端末に知らせます。企業の名前や本文は、画面に出ません。</p>
      {push.is_on_here ? <On /> : <Off publicKey={push.public_key} />}
      {others > 0 && <p className="small muted">ほかに{others}台の端末で受け取っています。その端末でログアウトすると、止まります。</p>}
    </section>
  )
}

const On = () => (
  <Form method="post" className="row" preventScrollReset onSubmit={() => void pushDevice.unsubscribe().catch(() => {})}>
    <p>この端末で受け取っています。</p>
    <button type="submit" className="button small" name="intent" value="push_off">
      この端末ではやめる
    </button>
  </Form>
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
