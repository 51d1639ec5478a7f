import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A block of linked data for programs that read the page's source. It stays where the server wrote it and is never made or
 * changed in the browser, where Trusted Types refuse a script's text and no program would read it.
 */
export function StructuredData({ json: plain }: { json: string }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const json = plain.replaceAll('<', '\\u003c')
  const [written] = useState(isFromServer ? json : null)
  if (written !== json) return null
  // JSON is data, not markup; what could end the script element is escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
