/** Where people can sign in elsewhere, beside LINE; each only where the site is set up for it. */
export const externalProviders = { google: 'Google', apple: 'Apple', github: 'GitHub' } as const
export type ExternalProvider = keyof typeof externalProviders
export const externalNames = Object.keys(externalProviders) as [ExternalProvider, ...ExternalProvider[]]

/** All of them. LINE has its own procedures and errors, which are older. */
export const identityProviders = { ...externalProviders, line: 'LINE' } as const
export type IdentityProvider = keyof typeof identityProviders
export const identityNames = Object.keys(identityProviders) as [IdentityProvider, ...IdentityProvider[]]
