import { COSEALG } from '@simplewebauthn/server/helpers'

/** What every device of today can sign with. The library's own list would try out what Node still calls experimental. */
export const passkeyAlgorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
