import { createTransport } from 'nodemailer'
import { siteSettings } from '#server/settings/site-settings.ts'

const PATIENCE = 10_000

/** The connection to the mail server, kept open for the next mail. Without TLS it sends neither a password nor a mail, unless SMTP_STARTTLS says otherwise. */
export const smtpTransport = (url: string, starttls = siteSettings().smtpStarttls) =>
  createTransport({
    url,
    requireTLS: starttls === 'required',
    ignoreTLS: starttls === 'off',
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: 3 * PATIENCE,
  })

export type SmtpTransport = ReturnType<typeof smtpTransport>
