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
import type { ExternalProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import { type SiteSettings, siteSettings } from '#server/settings/site-settings.ts'
import { appleSecret } from './apple-secret.ts'

type Settings = NonNullable<SiteSettings['external'][ExternalProvider]>
const PATIENCE_SECONDS = 5
/** Google answers for its tokens under another name, GitHub for its API. */
const besides: Record<string, string[]> = {
  'https://accounts.google.com': ['https://oauth2.googleapis.com', 'https://www.googleapis.com'],
  'https://github.com': ['https://api.github.com'],
}

const found = new Map<ExternalProvider, { settings: Settings; configuration: Promise<Configuration> }>()

/** A provider as it describes itself; asked once by each process. Other keys of an operator make another client. */
export async function providerClient(provider: ExternalProvider) {
  const settings = siteSettings().external[provider]
  if (!settings) fail('EXTERNAL_UNAVAILABLE')
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

async function makeClient(provider: ExternalProvider, settings: Settings) {
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
  if (provider !== 'github') return discovery(new URL(issuer), clientId, {}, authentication, { timeout: PATIENCE_SECONDS, [customFetch]: fetching, execute })
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
