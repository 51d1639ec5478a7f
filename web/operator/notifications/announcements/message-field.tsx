import { useRef, type RefObject } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'

type MessageFieldProps = { value: string; error: string | undefined }

/** The text of an announcement: tags are written, with buttons that put them around what is selected. */
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

const tags = [
  { label: '太字', open: '<strong>', close: '</strong>' },
  { label: '強調', open: '<em>', close: '</em>' },
  { label: '下線', open: '<u>', close: '</u>' },
  { label: '段落', open: '<p>', close: '</p>' },
  { label: 'リンク', open: '<a href="https://">', close: '</a>' },
]

type TagButtonsProps = { of: RefObject<HTMLTextAreaElement | null> }

/** Puts a tag around what is selected. Without scripts the tags are typed. */
function TagButtons({ of }: TagButtonsProps) {
  const isScripted = useScripted()
  const wrap = (open: string, close: string) => {
    const area = of.current
    if (!area) return
    const { selectionStart: start, selectionEnd: end, value } = area
    area.setRangeText(`${open}${value.slice(start, end)}${close}`, start, end, 'end')
    // Where something is still to be typed: the address of a link, or what the tag holds.
    const at = open.includes('href') ? start + open.length - 2 : start === end ? start + open.length : area.selectionEnd
    area.setSelectionRange(at, at)
    area.focus()
  }
  return (
    isScripted && (
      <fieldset className="tag-buttons" aria-label="選んだところに付ける">
        {tags.map(({ label, open, close }) => (
          <button key={label} type="button" className="button small" onClick={() => wrap(open, close)}>
            {label}
          </button>
        ))}
      </fieldset>
    )
  )
}
