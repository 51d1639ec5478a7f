import { LinkedText } from '#web/platform/posting-text/linked-text.tsx'

const special = /[.*+?^${}()|[\]\\]/g

/** A text in which these passages are marked wherever they stand, word for word; the rest with its addresses as links. */
export function MarkedText({ text, marked }: { text: string; marked: readonly string[] }) {
  if (marked.length === 0) return <LinkedText>{text}</LinkedText>
  const longestFirst = marked.toSorted((one, other) => other.length - one.length).map((passage) => passage.replaceAll(special, String.raw`\$&`))
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'u'))
    .map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : <LinkedText key={at}>{part}</LinkedText>))
}
