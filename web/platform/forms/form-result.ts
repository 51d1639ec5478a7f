import type { Refusal } from '../api/refusal.ts'

/** What was done to several at once, each by itself: why one was not possible, and the intent that undoes the others. */
export type ManyDone = { items: { id: string | number; name: string; refusal: string | null }[]; undo?: string }

/** What an action gives back to its form: saved, with a sentence for the toast, or refused, with what was entered. */
export type FormResult =
  | { saved: true; sentence?: string; form?: string; many?: ManyDone }
  | { saved: false; refusal: Refusal; values: Record<string, unknown>; form?: string; intent?: string | null }
