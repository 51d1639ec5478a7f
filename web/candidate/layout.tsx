import { Outlet } from 'react-router'

export default function CandidateLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
