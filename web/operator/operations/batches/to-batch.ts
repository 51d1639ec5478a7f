import { redirect } from 'react-router'

/** Back to the list as it was, with what was just done to several shown above it. */
export function toBatch(url: URL, id: string) {
  const params = new URLSearchParams(url.search)
  params.set('batch', id)
  return redirect(`${url.pathname}?${params}`, 303)
}
