/** How long a mailed link works. The mails say so, too. */
export const LINK_MINUTES = 30
