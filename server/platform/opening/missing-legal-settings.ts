import type { Settings } from '#server/settings.ts'

export type LegalSettings = Pick<Settings, 'operator' | 'serverPlace'>

const required: { name: string; what: string; law: string; value: (settings: LegalSettings) => string | undefined }[] = [
  { name: 'OPERATOR_NAME', what: '運営者の名前', law: '個人情報保護法32条、特定電子メール法4条', value: ({ operator }) => operator.name },
  {
    name: 'OPERATOR_REPRESENTATIVE',
    what: '代表者の氏名（個人で運営するときは、本人の氏名）',
    law: '個人情報保護法32条',
    value: ({ operator }) => operator.representative,
  },
  { name: 'OPERATOR_ADDRESS', what: '運営者の住所', law: '個人情報保護法32条、特定電子メール法4条', value: ({ operator }) => operator.address },
  {
    name: 'OPERATOR_EMAIL',
    what: '開示や苦情を受けるメールアドレス',
    law: '個人情報保護法32条・40条',
    value: ({ operator }) => operator.email,
  },
  {
    name: 'JOB_INFORMATION_NUMBER',
    what: '特定募集情報等提供事業の届出受理番号',
    law: '職業安定法43条の2',
    value: ({ operator }) => operator.job_information_number,
  },
  { name: 'TELECOM_NUMBER', what: '電気通信事業の届出番号', law: '電気通信事業法16条', value: ({ operator }) => operator.telecom_number },
  { name: 'COMPLAINT_DESK', what: '苦情・相談の窓口の名前', law: '職業安定法43条の7', value: ({ operator }) => operator.complaint_desk },
  { name: 'SERVER_PLACE', what: 'サーバーの置き場所と、運用を頼む先', law: '個人情報保護法32条（安全管理の措置）', value: ({ serverPlace }) => serverPlace },
]

/** The statements that the law requires of a public site and that this one lacks. */
export const missingLegalSettings = (settings: LegalSettings) => required.filter(({ value }) => !value(settings)?.trim())
