import { data } from 'react-router'

/** A 404 inside the frame of the staff area. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function StaffNotFoundPage() {
  return null
}
