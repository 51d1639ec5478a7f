import type { SetupCheck } from '#contract/operations/setup/setup.ts'

type Way = { publicUrl: string; trustedProxies: number; scheme: string }

/** Whether people reach the site over TLS. It ends at a proxy, which says so in X-Forwarded-Proto. */
export function checkTls({ publicUrl, trustedProxies, scheme }: Way): SetupCheck {
  const warning = (found: string, remedy: string): SetupCheck => ({ key: 'tls', state: 'warning', found, remedy })
  if (!publicUrl.startsWith('https:'))
    return warning(`PUBLIC_URL が ${publicUrl} です。`, 'パスワードが暗号なしで送られます。TLS の証明書を用意し、PUBLIC_URL を https:// にしてください。')
  if (trustedProxies === 0)
    return warning(
      'TRUST_PROXY が 0 です。',
      'TLS を終えるプロキシの数を TRUST_PROXY に書いてください。書かないと、すべての人が1つのアドレスから来たように見えます。',
    )
  if (!scheme)
    return {
      key: 'tls',
      state: 'unknown',
      found: 'プロキシが X-Forwarded-Proto を付けていません。',
      remedy: 'プロキシが X-Forwarded-Proto を送るように設定すると、ここで確かめられます。',
    }
  if (scheme !== 'https') return warning(`このページは ${scheme} で開かれました。`, 'http:// で来た人を https:// に移すように、プロキシを設定してください。')
  return { key: 'tls', state: 'ok', found: 'https で開かれました。', remedy: '' }
}

const LARGEST_GAP = 2_000

/** The clock of this machine beside the database's. */
export function checkClock(ours: Date, theirs: Date): SetupCheck {
  const gap = Math.abs(ours.getTime() - theirs.getTime())
  const found = `サーバーとデータベースの時計の差は ${(gap / 1_000).toFixed(1)}秒です。`
  if (gap <= LARGEST_GAP) return { key: 'clock', state: 'ok', found, remedy: '' }
  return { key: 'clock', state: 'warning', found, remedy: '両方の機械で NTP を動かしてください。二段階認証のコードやリンクの期限は、時計に頼っています。' }
}

const LEAST_FREE = 5 * 2 ** 30

export function checkDisk({ free_bytes, total_bytes }: { free_bytes: number; total_bytes: number }): SetupCheck {
  const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(1)
  const found = `DATA_DIR のディスクの空きは ${gigabytes(free_bytes)} GB です（全体 ${gigabytes(total_bytes)} GB）。`
  if (free_bytes >= LEAST_FREE) return { key: 'disk', state: 'ok', found, remedy: '' }
  return { key: 'disk', state: 'warning', found, remedy: '5 GB より多く空けてください。ファイル、データベース、バックアップに使います。' }
}
