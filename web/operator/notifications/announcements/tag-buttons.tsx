import type { RefObject } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'

const tags = [
  { label: '太字', open: '<strong>', close: '</strong>' },
  { label: '強調', open: '<em>', close: '</em>' },
  { label: '下線', open: '<u>', close: '</u>' },
  { label: '段落', open: '<p>', close: '</p>' },
  { label: 'リンク', open: '<a href="https://">', close: '</a>' },
]

type TagButtonsProps = { of: RefObject<HTMLTextAreaElement | null> }

/** Puts a tag around what is selected. Without scripts the tags are typed. */
export function TagButtons({ of }: TagButtonsProps) {
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
