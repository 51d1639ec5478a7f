import { href } from 'react-router'
/** Pages on which a visitor signs up or a candidate applies or leaves: from the registration and the mailed links to the application's form, and the page to delete the account. */
const pages = [
  '/registration',
  href('/second_factor'),
  '/password',
  href('/email/confirm'),
  href('/job_offer/apply'),
  href('/job_offer/follow'),
  href('/logout'),
  href('/quit'),
]

/** Whether no announcement and no question opens above this page by itself. */
export const isUninterrupted = (pathname: string) => pages.some((page) => pathname === page || pathname.startsWith(`${page}/`))
