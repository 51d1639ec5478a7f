import type { ReactNode } from 'react'

/** A link without its token, or a used one. */
export const DeadLink = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap registration">
    <h1>{title}</h1>
    <p className="note alert" role="alert">
      このリンクは使えません。使い終わったか、30分を過ぎています。
    </p>
    <p>{children}</p>
  </div>
)
