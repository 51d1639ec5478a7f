import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ''))
const text = (description: string) => z.string().min(1).optional().describe(description)

/** The settings of signing in elsewhere, as server/settings.ts has all others. */
export const signInForms = {
  LINE_ISSUER: origin.optional().describe('https の URL'),
  LINE_CLIENT_ID: text('LINE のチャネル ID'),
  LINE_CLIENT_SECRET: text('LINE のチャネルシークレット'),
  GOOGLE_ISSUER: origin.optional().describe('https の URL'),
  GOOGLE_CLIENT_ID: text('Google の OAuth クライアント ID'),
  GOOGLE_CLIENT_SECRET: text('Google の OAuth クライアントシークレット'),
  APPLE_ISSUER: origin.optional().describe('https の URL'),
  APPLE_CLIENT_ID: text('Apple の Services ID'),
  APPLE_TEAM_ID: text('Apple の Team ID'),
  APPLE_KEY_ID: text('Apple の Key ID'),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n').trim())
    .refine((key) => /^-----BEGIN PRIVATE KEY-----\s[\w+/=\s]+-----END PRIVATE KEY-----$/.test(key))
    .optional()
    .describe('Apple からダウンロードした .p8 ファイルの中身（-----BEGIN PRIVATE KEY----- から）'),
  GITHUB_ISSUER: origin.optional().describe('https の URL'),
  GITHUB_CLIENT_ID: text('GitHub の OAuth アプリの Client ID'),
  GITHUB_CLIENT_SECRET: text('GitHub の OAuth アプリの Client secret'),
}

/** What no error and no page shows. */
export const secretsOfSignIn = ['LINE_CLIENT_SECRET', 'GOOGLE_CLIENT_SECRET', 'APPLE_PRIVATE_KEY', 'GITHUB_CLIENT_SECRET']

type Given = z.infer<z.ZodObject<typeof signInForms>>
type Name = keyof Given

/** What each provider needs besides the address of another one, for trials. */
const needs = {
  LINE: ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'],
  GOOGLE: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  APPLE: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  GITHUB: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
} as const satisfies Record<string, readonly Name[]>

const isThisMachine = (url: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)

/** What of these settings does not go together, in sentences. */
export function* misfitsOfSignIn(given: Given) {
  for (const [provider, names] of Object.entries(needs)) {
    const issuer = given[`${provider}_ISSUER` as Name]
    if (issuer?.startsWith('http:') && !isThisMachine(issuer)) yield `${provider}_ISSUER は https の URL にしてください。`
    const present = names.filter((name) => given[name])
    if (present.length > 0 && present.length < names.length)
      yield names.length === 2
        ? `${names.join(' と ')} は、両方を書くか、どちらも書かないでください。`
        : `${names.join('、')} は、すべて書くか、どれも書かないでください。`
  }
}

const client = (issuer: string, clientId: string | undefined, clientSecret: string | undefined) =>
  clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined

/** The providers that are set up; the others appear nowhere. */
export const signInOf = (given: Given) => ({
  line: client(given.LINE_ISSUER ?? 'https://access.line.me', given.LINE_CLIENT_ID, given.LINE_CLIENT_SECRET),
  external: {
    google: client(given.GOOGLE_ISSUER ?? 'https://accounts.google.com', given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET),
    apple:
      given.APPLE_CLIENT_ID && given.APPLE_TEAM_ID && given.APPLE_KEY_ID && given.APPLE_PRIVATE_KEY
        ? {
            issuer: given.APPLE_ISSUER ?? 'https://appleid.apple.com',
            clientId: given.APPLE_CLIENT_ID,
            key: { team: given.APPLE_TEAM_ID, id: given.APPLE_KEY_ID, pem: given.APPLE_PRIVATE_KEY },
          }
        : undefined,
    github: client(given.GITHUB_ISSUER ?? 'https://github.com', given.GITHUB_CLIENT_ID, given.GITHUB_CLIENT_SECRET),
  },
})
