import { createHmac } from 'node:crypto'
import { sealingKey } from './sealing-keys.ts'

type Subject = 'account' | 'email' | 'client' | 'device' | 'tries'

/**
 * Stands for a person, an address or a network address where the thing itself must not: in the log, in counters, in a cookie.
 * Nobody without the sealing key finds out whose it is; with another key it is another one.
 */
export const pseudonym = (subject: Subject, text: string) =>
  createHmac('sha256', sealingKey().bytes).update(`pseudonym\0${subject}\0${text}`).digest('base64url').slice(0, 22)
