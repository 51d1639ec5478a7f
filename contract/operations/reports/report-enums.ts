import { z } from 'zod'
import { reportAbouts, reportKinds, reportStates, ticketWaits } from './ticket-words.ts'

const keysOf = <Words extends object>(words: Words) => Object.keys(words) as [keyof Words, ...(keyof Words)[]]

export const ReportKind = z.enum(keysOf(reportKinds))
export const ReportAbout = z.enum(keysOf(reportAbouts))
export const ReportState = z.enum(keysOf(reportStates))
export const TicketWait = z.enum(keysOf(ticketWaits))
