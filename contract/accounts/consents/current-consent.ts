import { z } from 'zod'
import { purposes } from './purposes.ts'

const current = (purpose: 'terms' | 'privacy') =>
  z.literal(purposes[purpose].version, { error: `${purposes[purpose].title}を読んで、同意できるときはチェックを入れてください。` })

/** The versions of the texts that were shown and agreed to; nobody gets an account without. */
export const currentConsent = { terms: current('terms'), privacy: current('privacy') }
