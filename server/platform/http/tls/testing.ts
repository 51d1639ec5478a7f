// x509 finds its algorithms by decorators.
import 'reflect-metadata'
import { X509CertificateGenerator, SubjectAlternativeNameExtension } from '@peculiar/x509'

const pem = (label: string, bytes: ArrayBuffer) =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`

/** A certificate of this machine for an hour or so, trusted only by clients that are given it. */
export async function selfSigned(names = ['localhost']) {
  const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - 3_600_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm,
    keys,
    extensions: [new SubjectAlternativeNameExtension([...names.map((value) => ({ type: 'dns' as const, value })), { type: 'ip', value: '127.0.0.1' }])],
  })
  return { cert: certificate.toString('pem'), key: pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)) }
}
