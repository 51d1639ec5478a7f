/** Pages on which somebody comes in, applies or leaves: the way to an application, from the registration and the mailed links to its form, and the way out. */
const pages = ['/registration', '/second_factor', '/password', '/email/confirm', '/job_offer/apply', '/job_offer/follow', '/logout', '/quit']

/** Whether nothing opens above this page by itself: no announcement and no question. */
export const isUninterrupted = (pathname: string) => pages.some((page) => pathname === page || pathname.startsWith(`${page}/`))
