import { data } from 'react-router'

/** An address of a staff area that no page has: answered inside the frame of that area. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function StaffNotFoundPage() {
  return null
}
