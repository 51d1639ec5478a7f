import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PictureUse } from '#contract/companies/pages/company-pages.ts'
import { LARGEST_FILE } from '#contract/conversations/message-limits.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { fieldAnchor } from '../editor/company-save-bar.tsx'
import type { FieldValues } from '../editor/field-values.ts'

const PictureCropper = lazy(async () => ({ default: (await import('../crop/picture-cropper.tsx')).PictureCropper }))

type PictureFieldProps = {
  values: Pick<FieldValues, 'text' | 'refusal'>
  name: string
  from?: string
  label: string
  hint?: string
  use: PictureUse
  /** The width of the frame for a height of 1; absent where a picture is sent whole. */
  ratio?: number
  canRemove?: boolean
}

/** The intent that uploads one picture. */
export const PICTURE = 'picture'

export const TOO_LARGE = '10MBまでの画像を選んでください。'
const NO_PICTURE = 'この種類のファイルは使えません。PNG、JPEG、WebP、GIFの画像を選んでください。'

/** Uploads a picture as soon as the recruiter has chosen it, and what of it to use; the next save puts it onto the page. Without scripts the save uploads it. */
export function PictureField({ values, name, from = name, label, hint, use, ratio, canRemove = use !== 'image' }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<ImageBitmap>()
  const isScripted = useScripted()
  const input = useRef<HTMLInputElement>(null)
  const said = useRef<HTMLInputElement>(null)
  const { data: answer, state, submit } = useFetcher<FormResult & { picture?: string }>()
  const sent = answer?.saved ? answer.picture : undefined
  const picture = sent ?? values.text(from)
  const refusal = answer?.saved === false ? (answer.refusal.issues.file ?? answer.refusal.sentence) : undefined
  const error = problem ?? refusal ?? values.refusal(name)

  const choose = async (file: File | undefined) => {
    setProblem(file && file.size > LARGEST_FILE ? TOO_LARGE : undefined)
    if (!file || file.size > LARGEST_FILE) return
    if (!ratio) return send(file)
    const picture = await createImageBitmap(file).catch(() => undefined)
    setProblem(picture ? undefined : NO_PICTURE)
    setChosen(picture)
  }
  const close = () => {
    setChosen(undefined)
    if (!input.current) return
    // The same picture can be chosen again.
    input.current.value = ''
    input.current.focus()
  }
  const send = (file: File) => {
    const form = new FormData()
    form.set('intent', PICTURE)
    form.set('use', use)
    form.set('file', file)
    void submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  // Fires the form's event once the field holds the new picture.
  useEffect(() => {
    if (sent) said.current?.form?.dispatchEvent(new Event('change'))
  }, [sent])

  return (
    <div className={`picture-field of-${use}`} id={fieldAnchor(name)}>
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <span className="picture-none" aria-hidden="true">
          <Icon name={use === 'photo' ? 'person' : 'building'} />
        </span>
      )}
      <div className="picture-choice">
        <Field
          label={label}
          hint={`${hint ?? 'PNG、JPEG、WebP、GIF。10MBまで'}${isScripted ? '' : '。一度に送る写真は合計30MBまで'}`}
          {...(error && { error })}
        >
          <input
            ref={input}
            className="input file-input"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            name={isScripted ? undefined : `${name}_file`}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Field>
        {chosen && ratio && (
          <Suspense fallback={<p className="small muted">準備中…</p>}>
            <PictureCropper
              picture={chosen}
              ratio={ratio}
              isLogo={use === 'logo'}
              onCancel={close}
              onUse={(file) => {
                close()
                send(file)
              }}
            />
          </Suspense>
        )}
        <input ref={said} type="hidden" name={name} value={picture} />
        <p className="small muted" aria-live="polite">
          {state !== 'idle' ? '送っています…' : sent ? '送りました。公開すると、企業ページに載ります。' : ''}
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
