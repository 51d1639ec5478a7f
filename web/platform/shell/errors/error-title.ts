import { isRouteErrorResponse } from 'react-router'

/** The two titles of the error page; an error without a status counts as 500. */
export const errorTitle = (error: unknown) => (isRouteErrorResponse(error) && error.status === 404 ? 'Page Not Found' : 'Internal Server Error')
