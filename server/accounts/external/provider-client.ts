import { isDeepStrictEqual } from 'node:util'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  type DiscoveryRequestOptions,
  discovery,
} from 'openid-client'
import type { IdentityProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import { type SiteSettings, siteSettings } from '#server/settings/site-settings.ts'
import { appleSecret } from './apple-secret.ts'

type Settings = NonNullable<SiteSettings['line'] | SiteSettings['external'][keyof SiteSettings['external']]>
const PATIENCE_SECONDS = 5
/** Google and LINE answer for their tokens under another name, GitHub for its API. */
const besides: Record<string, string[]> = {
  'https://accounts.google.com': ['https://oauth2.googleapis.com', 'https://www.googleapis.com'],
  'https://github.com': ['https://api.github.com'],
  'https://access.line.me': ['https://api.line.me'],
}

const found = new Map<IdentityProvider, { settings: Settings; configuration: Promise<Configuration> }>()

/** A provider as it describes itself; asked once by each process. Other keys of an operator make another client. */
export async function providerClient(provider: IdentityProvider) {
  const settings = provider === 'line' ? siteSettings().line : siteSettings().external[provider]
  if (!settings) fail(provider === 'line' ? 'LINE_UNAVAILABLE' : 'EXTERNAL_UNAVAILABLE')
  const known = found.get(provider)
  const kept = known && isDeepStrictEqual(known.settings, settings) ? known : { settings, configuration: makeClient(provider, settings) }
  found.set(provider, kept)
  try {
    return await kept.configuration
  } catch (error) {
    found.delete(provider)
    throw error
  }
}

async function makeClient(provider: IdentityProvider, settings: Settings) {
  const { issuer, clientId } = settings
  const { origin, protocol } = new URL(issuer)
  const authentication: ClientAuth =
    'key' in settings
      ? (_server, client, body) => {
          body.set('client_id', client.client_id)
          body.set('client_secret', appleSecret(settings, new Date()))
        }
      : ClientSecretPost(settings.clientSecret)
  const fetching = onlyTo([origin, ...(besides[origin] ?? [])])
  // The settings take plain HTTP on this machine only: a provider for trials.
  const execute: DiscoveryRequestOptions['execute'] = protocol === 'http:' ? [allowInsecureRequests] : []
  // LINE signs what it says to web sites with the channel's secret.
  const metadata = provider === 'line' ? { id_token_signed_response_alg: 'HS256' } : {}
  if (provider !== 'github')
    return discovery(new URL(issuer), clientId, metadata, authentication, { timeout: PATIENCE_SECONDS, [customFetch]: fetching, execute })
  // GitHub speaks OAuth 2, and describes itself nowhere.
  const at = `${issuer}/login/oauth`
  const client = new Configuration({ issuer, authorization_endpoint: `${at}/authorize`, token_endpoint: `${at}/access_token` }, clientId, {}, authentication)
  client.timeout = PATIENCE_SECONDS
  client[customFetch] = fetching
  for (const apply of execute) apply(client)
  return client
}

/** Whatever the description says, nobody else is asked, and no redirect is followed. */
const onlyTo =
  (origins: string[]): CustomFetch =>
  async (url, options) => {
    if (!origins.includes(new URL(url).origin)) throw new Error('the provider names an address that is not its own')
    return fetch(url, { ...options, redirect: 'manual' } as RequestInit)
  }
