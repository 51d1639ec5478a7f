/** A page of this site as a document, as the browser would open it now. */
export const fetchPage = (path: string) => fetch(path, { headers: { Accept: 'text/html' }, cache: 'no-store' })
