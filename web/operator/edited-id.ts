import { data } from 'react-router'

/** Which thing the form of `?id=` is about, or none when it is a new one; what is no number names nothing. */
export function editedId(url: URL) {
  const given = url.searchParams.get('id')
  if (given !== null && !/^\d+$/.test(given)) throw data(null, { status: 404 })
  return Number(given)
}
