import { createHash } from 'node:crypto'
import type { Judge } from '../judging/judge.ts'

export const queryClasses = [
  'one word',
  'several words',
  'conditions',
  'phrases',
  'companies',
  'known items',
  'spellings',
  'abbreviations',
  'synonyms',
  'places',
  'stages and sizes',
  'benefits',
] as const
export type QueryClass = (typeof queryClasses)[number]
export type Half = 'tune' | 'final'
export type Query = { text: string; name: QueryClass; half: Half; judge: Judge }

/** Queries with what a job seeker would say of each job. Written before anything was tuned; a judgement is mended only where it is wrong for every engine. */
export const queries = (name: QueryClass, judged: [text: string, judge: Judge][]): Query[] =>
  judged.map(([text, judge]) => ({ text, name, half: halfOf(text), judge }))

/** The same text is in the same half of every corpus. */
export const halfOf = (text: string): Half => (createHash('sha256').update(text).digest()[0]! % 2 === 0 ? 'tune' : 'final')
