/** The text with its hits marked; ranges are half-open, in order, and do not overlap. */
export function Highlight({ text, hits }: { text: string; hits: readonly (readonly [number, number])[] }) {
  return (
    <>
      {hits.map(([from, to], at) => (
        <span key={from}>
          {text.slice(hits[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(hits.at(-1)?.[1] ?? 0)}
    </>
  )
}
