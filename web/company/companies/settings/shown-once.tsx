import type { ReactNode } from 'react'

/** A new secret, which the site never shows again. */
export const ShownOnce = ({ title, secret, children }: { title: string; secret: string; children: ReactNode }) => (
  <section className="panel stack" aria-labelledby="shown-once">
    <h2 id="shown-once">{title}</h2>
    <p>{children}</p>
    <output className="secret">{secret}</output>
  </section>
)
