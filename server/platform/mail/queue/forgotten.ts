/** A mail's text and recipient, once they are deleted. */
export const forgotten = { to_address: null, subject: null, text: null, html: null, unsubscribe_url: null }
