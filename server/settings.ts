import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** Every setting, its form and its default. `.env.example` says the same for people. */
const Settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach the site; behind a proxy it differs from HOST and PORT. */
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** A PostgreSQL of your own; without one, the app keeps its own under DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO_DATA: onOff.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Where a call that needs a session sends people: this, then `/online/companies/`. */
  LOGOUT_URL: z.union([z.literal(''), origin]).default(''),
  TAG_MANAGER_ID: z.string().regex(/^GTM-[A-Z0-9]{4,10}$/).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
})

export type Settings = ReturnType<typeof readSettings>

export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = Settings.safeParse(given)
  if (!success) throw new SettingsError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))

  const demoData = data.DEMO_DATA ?? !data.DATABASE_URL
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ?? `http://${data.HOST.includes(':') ? `[${data.HOST}]` : data.HOST}:${data.PORT}`,
    dataDir: fileURLToPath(new URL(`${data.DATA_DIR.replace(/\/+$/, '')}/`, `file://${process.cwd()}/`)),
    databaseUrl: data.DATABASE_URL,
    demoData,
    logLevel: data.LOG_LEVEL,
    logoutUrl: data.LOGOUT_URL,
    tagManagerId: data.TAG_MANAGER_ID,
    isDevelopment: data.NODE_ENV === 'development',
  }
}

export class SettingsError extends Error {}

export const settings = readSettings(process.env)
