/** Pages on which a visitor signs up or a candidate applies or leaves: from the registration and the mailed links to the application's form, and the page to delete the account. */
const pages = ['/registration', '/second_factor', '/password', '/email/confirm', '/job_offer/apply', '/job_offer/follow', '/logout', '/quit']

/** Whether no announcement and no question opens above this page by itself. */
export const isUninterrupted = (pathname: string) => pages.some((page) => pathname === page || pathname.startsWith(`${page}/`))
