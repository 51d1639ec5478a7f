/** Tells the browser that signed up from one that only got hold of the mail. */
export const SIGN_UP_COOKIE = 'sign_up'
