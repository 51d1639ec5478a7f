import { useRef } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { TagButtons } from './tag-buttons.tsx'

type MessageFieldProps = { value: string; error: string | undefined }

/** The text of a notice: tags are written, with buttons that put them around what is selected. */
export function MessageField({ value, error }: MessageFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div>
      <TagButtons of={area} />
      <Field
        label="本文"
        need="must"
        hint="使えるタグは a・strong・em・u・br・p・span だけです。リンク先は https:// か、このサイトの / で始まるアドレスにしてください。改行はそのまま出ます。"
        {...(error && { error })}
      >
        <textarea ref={area} className="input" name="message" rows={10} maxLength={20_000} required defaultValue={value} />
      </Field>
      {error?.includes('使えないもの') && (
        <label className="check">
          <input type="checkbox" name="drop_unusable" value="on" />
          使えないタグを除いて保存する（文字は残ります）
        </label>
      )}
    </div>
  )
}
