import { type RefObject, useCallback, useRef, useState } from 'react'

/** What a device says, as text for a form. */
type AskDevice = () => Promise<object>

/** Asks the device for something about a passkey, puts what it says into the form's field of this name, and sends the form. */
export function usePasskeyAnswer(form: RefObject<HTMLFormElement | null>, name: string) {
  const [problem, setProblem] = useState<string>()
  const isAsking = useRef(false)
  const ask = useCallback(
    async (device: AskDevice, isQuiet = false) => {
      if (isQuiet && isAsking.current) return
      isAsking.current = !isQuiet
      if (!isQuiet) setProblem(undefined)
      try {
        const answer = await device()
        const field = form.current?.elements.namedItem(name)
        if (!(field instanceof HTMLInputElement)) return
        field.value = JSON.stringify(answer)
        form.current?.requestSubmit()
      } catch (error) {
        if (!isQuiet) setProblem(passkeyProblem(error))
      } finally {
        if (!isQuiet) isAsking.current = false
      }
    },
    [form, name],
  )
  return { ask, problem }
}

/** Why the device gave no passkey, in words for the person; nothing when the page itself stopped asking, or when the failure is told already. */
function passkeyProblem(error: unknown): string | undefined {
  const { name, code, status } = error as { name?: string; code?: string; status?: number }
  if (status !== undefined || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED') return
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'この端末のパスキーは、もう追加してあります。'
  if (name === 'NotAllowedError') return '中止したか、時間が過ぎました。もう一度お試しください。'
  return 'この端末では、パスキーを使えませんでした。'
}
