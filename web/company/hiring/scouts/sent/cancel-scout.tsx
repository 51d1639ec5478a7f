import { useEffect, useState } from 'react'
import { exactClockText } from '#contract/platform/time/japan-time.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { secondsLeft } from './seconds-left.ts'

const SECOND = 1_000

/** As long as nothing has left: the way to take a scout back. Without scripts it says until when. */
export function CancelScout({ scout_id, until, now }: { scout_id: string; until: string; now: number }) {
  const isScripted = useScripted()
  const left = useSecondsLeft(until, now)
  if (left === 0) return null
  return (
    <PageForm className="row cancel-scout" hidden={{ scout_id }} preventScrollReset>
      <span>
        まだ候補者に届いていません。
        {isScripted ? (
          <>
            送信まであと<b className="num">{left}</b>秒
          </>
        ) : (
          `${exactClockText(until)}まで取り消せます`
        )}
      </span>
      <SubmitButton intent="cancel" look="small" data-key="z">
        取り消す
      </SubmitButton>
    </PageForm>
  )
}

/** Counted from when the server answered, so that a wrong clock of the device makes no difference. */
function useSecondsLeft(until: string, now: number) {
  const [left, setLeft] = useState(secondsLeft(until, now))
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const left = secondsLeft(until, now + performance.now() - began)
      if (left === 0) clearInterval(timer)
      setLeft(left)
    }, SECOND)
    return () => clearInterval(timer)
  }, [until, now])
  return left
}
