import { isDeepStrictEqual } from 'node:util'
import { allowInsecureRequests, ClientSecretPost, type Configuration, type CustomFetch, customFetch, discovery } from 'openid-client'
import { fail } from '#server/fail.ts'
import { type SiteSettings, siteSettings } from '#server/settings/site-settings.ts'

type Line = NonNullable<SiteSettings['line']>
const PATIENCE_SECONDS = 5
/** LINE answers for its tokens under a second name. */
const besides: Record<string, string[]> = { 'https://access.line.me': ['https://api.line.me'] }

let found: { line: Line; configuration: Promise<Configuration> } | undefined

/** LINE as its issuer describes itself; asked once by each process. */
export async function lineClient() {
  const { line } = siteSettings()
  if (!line) fail('LINE_UNAVAILABLE')
  // Other keys of an operator make another client.
  if (!found || !isDeepStrictEqual(found.line, line)) found = { line, configuration: discover(line) }
  try {
    return await found.configuration
  } catch (error) {
    found = undefined
    throw error
  }
}

function discover({ issuer, clientId, clientSecret }: Line) {
  const { origin, protocol } = new URL(issuer)
  // LINE signs what it says to web sites with the channel's secret.
  const client = { id_token_signed_response_alg: 'HS256' }
  return discovery(new URL(issuer), clientId, client, ClientSecretPost(clientSecret), {
    timeout: PATIENCE_SECONDS,
    [customFetch]: onlyTo([origin, ...(besides[origin] ?? [])]),
    // The settings take plain HTTP on this machine only: a provider for trials.
    execute: protocol === 'http:' ? [allowInsecureRequests] : [],
  })
}

/** Whatever the description says, nobody else is asked, and no redirect is followed. */
const onlyTo =
  (origins: string[]): CustomFetch =>
  async (url, options) => {
    if (!origins.includes(new URL(url).origin)) throw new Error('LINE names an address that is not its own')
    return fetch(url, { ...options, redirect: 'manual' } as RequestInit)
  }
