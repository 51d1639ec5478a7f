import { createTransport } from 'nodemailer'

const PATIENCE = 10_000

/** The way to the mail server; connections are kept for the next mail. */
export const smtpTransport = (url: string) =>
  createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: 3 * PATIENCE })

export type SmtpTransport = ReturnType<typeof smtpTransport>
