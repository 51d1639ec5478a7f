/** Where people can sign in elsewhere, beside LINE; each only where the site is set up for it. */
export const externalProviders = { google: 'Google', apple: 'Apple', github: 'GitHub' } as const
export type ExternalProvider = keyof typeof externalProviders
export const externalNames = Object.keys(externalProviders) as [ExternalProvider, ...ExternalProvider[]]

/** Who confirmed somebody who has no account yet. */
export const identityProviders = { ...externalProviders, line: 'LINE' } as const
export type IdentityProvider = keyof typeof identityProviders
