import type { Refusal } from '../api/refusal.ts'

/** What an action gives back to its form: saved, with a sentence for the toast, or refused, with what was entered. */
export type FormResult =
  | { saved: true; sentence?: string; form?: string }
  | { saved: false; refusal: Refusal; values: Record<string, unknown>; form?: string; intent?: string | null }
