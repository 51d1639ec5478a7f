import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PictureUse } from '#contract/companies/pages/company-pages.ts'
import { LARGEST_FILE } from '#contract/conversations/message-limits.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { FieldValues } from '../editor/field-values.ts'

type PictureFieldProps = {
  values: Pick<FieldValues, 'text' | 'refusal'>
  name: string
  from?: string
  label: string
  hint?: string
  use: PictureUse
  canRemove?: boolean
}

const TOO_LARGE = '10MBまでの画像を選んでください。'

/** Uploads a picture as soon as the recruiter chooses it; the next save puts it onto the page. Without scripts the save uploads it. */
export function PictureField({ values, name, from = name, label, hint, use, canRemove = use !== 'image' }: PictureFieldProps) {
  const [isTooLarge, setTooLarge] = useState(false)
  const isScripted = useScripted()
  const input = useRef<HTMLInputElement>(null)
  const { data: answer, state, submit } = useFetcher<FormResult & { picture?: string }>()
  const sent = answer?.saved ? answer.picture : undefined
  const picture = sent ?? values.text(from)
  const refusal = answer?.saved === false ? (answer.refusal.issues.file ?? answer.refusal.sentence) : undefined
  const error = isTooLarge ? TOO_LARGE : (refusal ?? values.refusal(name))

  const send = (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > LARGEST_FILE)
    if (!file || file.size > LARGEST_FILE) return
    const form = new FormData()
    form.set('intent', 'picture')
    form.set('use', use)
    form.set('file', file)
    void submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  // Fires the form's event once the field holds the new picture.
  useEffect(() => {
    if (sent) input.current?.form?.dispatchEvent(new Event('change'))
  }, [sent])

  return (
    <div className={`picture-field of-${use}`}>
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <span className="picture-none" aria-hidden="true">
          <Icon name={use === 'photo' ? 'person' : 'building'} />
        </span>
      )}
      <div className="picture-choice">
        <Field label={label} hint={hint ?? 'PNG、JPEG、WebP、GIF。10MBまで'} {...(error && { error })}>
          <input
            ref={input}
            className="input file-input"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            name={isScripted ? undefined : `${name}_file`}
            onChange={({ target }) => send(target.files?.[0])}
          />
        </Field>
        <input type="hidden" name={name} value={picture} />
        <p className="small muted" aria-live="polite">
          {state !== 'idle' ? '送っています…' : sent ? '送りました。保存すると、ページに載ります。' : ''}
        </p>
        {picture && canRemove && (
          <label className="check" key={picture}>
            <input type="checkbox" name={`${name}_removed`} value="on" defaultChecked={!sent && values.text(`${from}_removed`) !== ''} />
            {label}を外す
          </label>
        )}
      </div>
    </div>
  )
}
