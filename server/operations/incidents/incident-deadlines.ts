const DAY = 86_400_000
const MANY = 1_000

type Facts = { known_at: string; is_malicious: boolean; is_sensitive: boolean; is_encrypted: boolean; affected: number }

/** 個人情報保護法26条, 規則7条・8条: within three to five days of being known, then within 30, or 60 when it was done with bad intent. */
export function incidentDeadlines({ known_at, is_malicious, is_sensitive, is_encrypted, affected }: Facts) {
  const after = (days: number) => new Date(Date.parse(known_at) + days * DAY).toISOString()
  return {
    must_report: !is_encrypted && (is_sensitive || is_malicious || affected > MANY),
    preliminary_from: after(3),
    preliminary_due: after(5),
    final_due: after(is_malicious ? 60 : 30),
  }
}
