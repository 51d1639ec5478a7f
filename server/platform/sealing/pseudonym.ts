import { createHmac } from 'node:crypto'
import { sealingKey } from './sealing-keys.ts'

type Subject = 'account' | 'email' | 'client' | 'device' | 'tries'

/**
 * Stands for a user, a mail address or a network address where the value itself must not appear: in the log, in counters, in a cookie. Without the sealing key
 * it cannot be traced back; another key gives another pseudonym.
 */
export const pseudonym = (subject: Subject, text: string) =>
  createHmac('sha256', sealingKey().bytes).update(`pseudonym\0${subject}\0${text}`).digest('base64url').slice(0, 22)
