import type { SetupCheck } from '#contract/operations/setup/setup.ts'

/** The look-ups that these checks need; tests pass others. */
export type Lookups = { resolveTxt: (name: string) => Promise<string[][]>; resolveMx: (name: string) => Promise<{ exchange: string }[]> }

const PATIENCE = 4_000
const missing = new Set(['ENOTFOUND', 'ENODATA'])

/** The records; none where the name has none, and nothing where the look-up failed or took too long. */
async function asked<Record>(lookup: Promise<Record[]>, patience: number): Promise<Record[] | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), patience)
  try {
    return await Promise.race([lookup, late.promise])
  } catch (error) {
    return missing.has(String((error as { code?: unknown }).code)) ? [] : undefined
  } finally {
    clearTimeout(timer)
  }
}

const unknown = (key: SetupCheck['key'], name: string): SetupCheck => ({
  key,
  state: 'unknown',
  found: `${name} を調べられませんでした。`,
  remedy: 'このサーバーから DNS に問い合わせられるか確かめて、もう一度お試しください。',
})

const keys = ['mx', 'spf', 'dmarc', 'dkim'] as const

const withoutSender = (key: SetupCheck['key']): SetupCheck => ({
  key,
  state: 'unknown',
  found: '差出人が決まっていないため、調べていません。',
  remedy: '「メール」で差出人を保存すると、そのドメインを調べます。',
})

/** The records of the sender's domain by which other mail servers judge a mail of this site. */
export async function checkDns(lookups: Lookups, { domain, selector }: { domain: string; selector: string }, patience = PATIENCE): Promise<SetupCheck[]> {
  if (!domain.includes('.')) return keys.map(withoutSender)
  const txt = async (name: string) => (await asked(lookups.resolveTxt(name), patience))?.map((parts) => parts.join(''))
  const [mx, own, policy, key] = await Promise.all([
    asked(lookups.resolveMx(domain), patience),
    txt(domain),
    txt(`_dmarc.${domain}`),
    selector ? txt(`${selector}._domainkey.${domain}`) : undefined,
  ])
  return [mxCheck(domain, mx), spfCheck(domain, own), dmarcCheck(`_dmarc.${domain}`, policy), dkimCheck(selector, `${selector}._domainkey.${domain}`, key)]
}

function mxCheck(domain: string, found: { exchange: string }[] | undefined): SetupCheck {
  if (!found) return unknown('mx', domain)
  if (found.some(({ exchange }) => exchange)) return { key: 'mx', state: 'ok', found: found.map(({ exchange }) => exchange).join('、'), remedy: '' }
  return {
    key: 'mx',
    state: 'warning',
    found: `${domain} に MX レコードがありません。`,
    remedy: '返信や届かなかった知らせを受け取れません。受信するメールサーバーの MX レコードを追加してください。',
  }
}

function spfCheck(domain: string, found: string[] | undefined): SetupCheck {
  if (!found) return unknown('spf', domain)
  const records = found.filter((text) => /^v=spf1(?: |$)/i.test(text))
  const [record] = records
  if (!record)
    return {
      key: 'spf',
      state: 'warning',
      found: `${domain} に SPF レコードがありません。`,
      remedy: '送信するメールサーバーを TXT レコードに書いてください（例：v=spf1 include:メール会社の指定 -all）。',
    }
  if (records.length > 1)
    return { key: 'spf', state: 'warning', found: 'SPF レコードが2つ以上あります。', remedy: '1つにまとめてください。2つ以上あると、無効になります。' }
  if (/(?:^| )\+?all(?: |$)/i.test(record))
    return { key: 'spf', state: 'warning', found: record, remedy: '+all は、だれでもこのドメインから送れる指定です。-all か ~all に変えてください。' }
  return { key: 'spf', state: 'ok', found: record, remedy: '' }
}

function dmarcCheck(name: string, found: string[] | undefined): SetupCheck {
  if (!found) return unknown('dmarc', name)
  const record = found.find((text) => /^v=DMARC1(?:[; ]|$)/i.test(text))
  if (!record)
    return {
      key: 'dmarc',
      state: 'warning',
      found: `${name} に DMARC レコードがありません。`,
      remedy: 'TXT レコードを追加してください（例：v=DMARC1; p=quarantine; rua=mailto:報告を受けるアドレス）。',
    }
  if (/;\s?p=none\b/i.test(record))
    return {
      key: 'dmarc',
      state: 'warning',
      found: record,
      remedy: 'p=none は、なりすましを止めません。SPF と DKIM が通ることを確かめたら、p=quarantine か p=reject に変えてください。',
    }
  return { key: 'dmarc', state: 'ok', found: record, remedy: '' }
}

function dkimCheck(selector: string, name: string, found: string[] | undefined): SetupCheck {
  if (!selector)
    return {
      key: 'dkim',
      state: 'unknown',
      found: 'セレクターがわからないため、調べていません。',
      remedy: 'メール会社の指定したセレクターを下に入力して、確認してください。',
    }
  if (!found) return unknown('dkim', name)
  const record = found.find((text) => /(?:^|;)\s?p=[^;\s]/i.test(text))
  if (record) return { key: 'dkim', state: 'ok', found: `${name} に公開鍵があります。`, remedy: '' }
  return {
    key: 'dkim',
    state: 'warning',
    found: `${name} に DKIM の公開鍵がありません。`,
    remedy: 'メール会社の指定したレコードを DNS に加え、メールに署名する設定にしてください。',
  }
}
