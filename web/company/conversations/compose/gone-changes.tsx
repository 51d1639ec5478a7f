import { useState, useSyncExternalStore } from 'react'
import { COMPOSER } from '#web/conversations/compose/composer.tsx'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { savedInput } from '#web/platform/forms/kept/saved-input.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { insertText } from '../templates/insert-text.ts'
import { changeFormOf } from '../flow/scheduled-entry.tsx'

const never = () => () => {}

type GoneChangesProps = { candidate_id: string; scheduled: { id: string }[]; result: FormResult | undefined }

/** What was changed of a scheduled message that has been sent or taken back meanwhile: its words stand here, to be used otherwise. */
export function GoneChanges({ candidate_id, scheduled, result }: GoneChangesProps) {
  const before = changeFormOf(candidate_id, '')
  const own = `${useCompanyAccount().id}:${before}`
  const isGone = (name: string, beginning: string) => name.includes(beginning) && !scheduled.some(({ id }) => name.endsWith(id))
  const typed = useSyncExternalStore(
    never,
    () => JSON.stringify(savedInput.keys().filter((key) => isGone(key, own))),
    () => '[]',
  )
  const nameOf = (key: string) => key.slice(key.indexOf(before))
  const [done, setDone] = useState<string[]>([])
  const refused = result?.saved === false && isGone(result.form ?? '', before) ? { key: result.form ?? '', message: textOf(result.values.message) } : undefined
  const kept = (JSON.parse(typed) as string[]).map((key) => ({ key, message: savedInput.read(key)?.find(([name]) => name === 'message')?.[1] ?? '' }))
  const shown = (kept.length > 0 || !refused ? kept : [refused]).filter(({ key, message }) => message && !done.includes(nameOf(key)))
  return shown.map(({ key, message }) => {
    const finish = () => {
      savedInput.forget(key)
      setDone([...done, nameOf(key)])
    }
    const toDraft = () => {
      const field = document.querySelector<HTMLTextAreaElement>(`#${COMPOSER} textarea[name=message]`)
      if (!field) return
      insertText(field, message)
      finish()
    }
    return (
      <div key={key} className="note warn other-draft" role="alert">
        <p>変更していた予約メッセージは、すでに送信されたか、取り消されています。変更した本文は、まだ送信していません。</p>
        <blockquote>
          <MessageText text={message} />
        </blockquote>
        <p className="row">
          <button type="button" className="button small" onClick={toDraft}>
            下書きに入れる
          </button>
          <button type="button" className="button small bare" onClick={finish}>
            破棄
          </button>
        </p>
      </div>
    )
  })
}
