import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { addSession } from './add-session.ts'

/** Adds a session of that candidate to this browser. */
export const signIn = (context: BrowserContext, db: Database, candidate_user_id: string) => addSession(context, db, 'candidate', candidate_user_id, false)
