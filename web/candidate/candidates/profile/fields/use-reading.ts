import { type CompositionEvent, type InputEvent, useRef } from 'react'

const kana = /^[ぁ-んァ-ヶー]+$/
const toHiragana = (text: string) => text.replaceAll(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** Fills the field of a reading with what the input method was told before it became kanji, until somebody writes the reading themself. For the field of the name. */
export function useReading(name: string) {
  /** What the field holds when it holds our own reading. */
  const ours = useRef('')
  const spoken = useRef('')

  const put = (from: HTMLInputElement, value: string) => {
    const reading = from.form?.elements.namedItem(name)
    if (!(reading instanceof HTMLInputElement) || reading.value !== ours.current) return
    ours.current = value
    reading.value = value
    reading.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    onCompositionStart: () => {
      spoken.current = ''
    },
    onCompositionUpdate: ({ data }: CompositionEvent<HTMLInputElement>) => {
      if (kana.test(data)) spoken.current = toHiragana(data)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => put(currentTarget, ours.current + spoken.current),
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
      if (currentTarget.value === '') put(currentTarget, '')
    },
  }
}
