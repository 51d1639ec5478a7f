/** Why the device gave no passkey, in words for the person; nothing when the page itself stopped asking, or when the failure is told already. */
export function passkeyProblem(error: unknown): string | undefined {
  const { name, code, status } = error as { name?: string; code?: string; status?: number }
  if (status !== undefined || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED') return
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'この端末のパスキーは、もう追加してあります。'
  if (name === 'NotAllowedError') return '中止したか、時間が過ぎました。もう一度お試しください。'
  return 'この端末では、パスキーを使えませんでした。'
}
