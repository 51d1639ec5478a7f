import type { FormResult } from '../form-result.ts'

/** What a form held when it was sent. Somebody may go on typing before the answer is there: that is not part of what it says was saved. */
export function sentInput() {
  let sent: string | undefined
  let saved: string | undefined
  let answer: FormResult | undefined
  let isTypedSince = false
  return {
    send(input: string) {
      sent = input
      isTypedSince = false
    },
    /** Compares what the form holds now. Leaving a field says `change` again, of what was sent already. */
    type(input: string) {
      isTypedSince = sent !== undefined && input !== sent
      return input === saved ? 'saved' : 'typed'
    },
    /** Whether this answer, which is taken once, leaves nothing to save. */
    isAllSaved(result: FormResult | undefined) {
      if (!result?.saved || result === answer) return false
      const isAll = !isTypedSince
      answer = result
      saved = sent
      sent = undefined
      isTypedSince = false
      return isAll
    },
  }
}
