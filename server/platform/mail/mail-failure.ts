type SmtpError = { code?: unknown; responseCode?: unknown }

const ours = new Set(['EAUTH', 'ETLS'])

/** Why a mail server refused a mail, as a code, because its own words quote the address. A permanent refusal (5xx) is not tried again. */
export function mailFailure(error: unknown) {
  const { code, responseCode } = (typeof error === 'object' && error ? error : {}) as SmtpError
  const answer = typeof responseCode === 'number' ? String(responseCode) : ''
  const name = typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : 'UNKNOWN'
  // A wrong password of ours, or a server without TLS, is no fault of the mail.
  return { code: `${name} ${answer}`.trim(), isPermanent: answer.startsWith('5') && !ours.has(name) }
}
