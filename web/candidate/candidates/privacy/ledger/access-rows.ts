import type { Access } from '#contract/candidates/privacy/privacy.ts'
import { momentText } from '#web/candidates/visibility/moment-text.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'

const acts: Record<Access['kind'], string> = {
  profile_viewed: '',
  profile_section_opened: '',
  resume_opened: '職務経歴書',
  file_opened: '',
  contact_revealed: '名前と連絡先',
  reveal_granted: 'あなたが公開：',
  reveal_revoked: 'あなたが公開をやめた：',
}

/** The rows of the access log in words. */
export const accessRows = (accesses: Access[], now: Date) =>
  accesses.map(({ id, at, kind, company_id, company_name, member_name, parts }) => ({
    id,
    at,
    when: momentText(at, now),
    company_id,
    company_name,
    member_name,
    what: acts[kind] + parts.map((part) => (kind.startsWith('reveal_') ? revealedLabel(part, parts) : partLabel(part))).join('・') || 'プロフィール',
  }))

export type AccessRow = ReturnType<typeof accessRows>[number]

/** Labels the contact alone when the name has its own label; otherwise one label covers both. */
function revealedLabel(part: string, parts: string[]) {
  if (part === 'career') return '職歴と学校'
  return part === 'contact' && parts.includes('name') ? '連絡先' : partLabel(part)
}
