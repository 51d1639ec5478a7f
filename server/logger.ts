import { pino } from 'pino'
import { settings } from './settings.ts'

/** JSON lines; what a person typed or is called never goes in. */
export const logger = pino({ level: settings.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
