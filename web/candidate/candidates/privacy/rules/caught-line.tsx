import type { Caught } from '#contract/candidates/privacy/privacy.ts'

/** Whom a rule catches, in one sentence. */
export function CaughtLine({ caught: { total, companies } }: { caught: Caught }) {
  if (total === 0) return <>いま当てはまる企業は、ありません。あとから登録された企業にも、この条件を使います。</>
  const rest = total - companies.length
  return (
    <>
      いま{total}社に当てはまります：{companies.map(({ name }) => name).join('、')}
      {rest > 0 && ` ほか${rest}社`}
    </>
  )
}
