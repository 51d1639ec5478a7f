import { Outlet } from 'react-router'

export default function VisitorLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
