import { Outlet } from 'react-router'

export default function RegistrationLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
