import { isRouteErrorResponse } from 'react-router'

type Typed = { name: string; value: string }[]

/** What somebody had written into a form that was refused as a whole, to copy from. */
export function TypedWords({ error }: { error: unknown }) {
  const typed = isRouteErrorResponse(error) ? ((error.data as { typed?: Typed } | null)?.typed ?? []) : []
  if (typed.length === 0) return null
  return (
    <section aria-labelledby="typed" className="stack">
      <h2 id="typed">書いた内容</h2>
      <p>保存していません。ここからコピーできます。</p>
      {typed.map(({ name, value }) => (
        <textarea key={name} aria-label="書いた内容" readOnly rows={Math.min(12, value.split('\n').length + 1)} defaultValue={value} />
      ))}
    </section>
  )
}
