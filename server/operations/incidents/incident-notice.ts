import { mailText } from '#server/platform/mail/mail-text.ts'

/** To every candidate whom a leak affects: in the words of two operators. */
export const incidentNotice = ({ subject, text }: { subject: string; text: string }) =>
  mailText({
    kind: 'incident_notice',
    subject,
    parts: text
      .split(/\r?\n\s*\r?\n/)
      .map((part) => part.trim())
      .filter(Boolean),
  })
