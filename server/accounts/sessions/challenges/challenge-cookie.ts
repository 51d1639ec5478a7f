import { hostCookie } from '#server/platform/http/requests/credentials.ts'

export type ChallengeKind = 'passkey_registration' | 'passkey_sign_in' | 'external' | 'identity'

export const challengeCookie = {
  name: (kind: ChallengeKind) => hostCookie.name(`ask_${kind}`),
  header: (kind: ChallengeKind, token: string, seconds: number) => hostCookie.header(`ask_${kind}`, token, seconds),
}
