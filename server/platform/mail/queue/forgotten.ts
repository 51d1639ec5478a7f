/** What a mail said, and to whom, once it is forgotten. */
export const forgotten = { to_address: null, subject: null, text: null, html: null, unsubscribe_url: null }
