import { mailText } from '#server/platform/mail/mail-text.ts'

/** To whoever is affected by a leak: in the words of two operators. */
export const incidentNotice = ({ subject, text }: { subject: string; text: string }) =>
  mailText({
    kind: 'incident_notice',
    subject,
    parts: text
      .split(/\r?\n\s*\r?\n/)
      .map((part) => part.trim())
      .filter(Boolean),
  })
